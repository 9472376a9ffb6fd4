import { settings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { drawInShop } from '#app/stories/draw-in-shop.tsx'
import { useWaysToPay } from './use-ways-to-pay.ts'

function Ways() {
  return useWaysToPay()
}
const waysOf = (told: Partial<typeof settings>) =>
  drawInShop(<Ways />, '/', { ...settings, cash_on_delivery: true, online_payment: true, ...told })
    .body.textContent

test.each([
  [{}, 'Pay online, or in cash on delivery'],
  [{ online_payment: false }, 'Pay in cash on delivery'],
  [{ cash_on_delivery: false }, 'Pay online'],
  [{ cash_on_delivery: false, online_payment: false }, ''],
  // Without a gateway the checkout offers none.
  [{ payment_gateways: [] }, 'Pay in cash on delivery'],
  [{ payment_gateways: [], cash_on_delivery: false }, ''],
])('%o is paid as %j says', (told, ways) => {
  expect(waysOf(told)).toBe(ways)
})
