import type { Cart } from '@shop/contract'
import { cart, settings } from '@shop/contract/fixtures'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultCurrency, languageOf } from '#app/lib/i18n/choice.ts'
import { ShopProvider } from '#app/state/shop/shop-context.tsx'
import { useChosenShops } from './use-chosen-shops.ts'

const shops = cart.cart_items.map(({ shop_id }) => shop_id)
const [first = 0, second = 0] = shops

function chosenOf(now: Cart | null, { multi_vendor = true, kept = '' } = {}) {
  vi.stubGlobal('sessionStorage', { getItem: () => kept || null })
  let chosen: readonly number[] = []
  function Ask() {
    chosen = useChosenShops(now).chosen
    return null
  }
  renderToString(
    <ShopProvider
      settings={{ ...settings, multi_vendor }}
      language={languageOf(settings, 'en')}
      currency={defaultCurrency(settings)}
    >
      <Ask />
    </ShopProvider>,
  )
  return chosen
}
afterEach(() => vi.unstubAllGlobals())

test('with one vendor all shops of the cart are chosen', () => {
  expect(chosenOf(cart, { multi_vendor: false })).toEqual(shops)
})

test('with many the shopper chooses', () => {
  expect(chosenOf(cart)).toEqual([])
  expect(chosenOf(cart, { kept: `[${first}]` })).toEqual([first])
})

test('a shop that is no longer in the cart is not chosen any more', () => {
  const kept = `[${first},${second},4711]`
  expect(chosenOf(cart, { kept })).toEqual([first, second])
  const rest = { ...cart, cart_items: cart.cart_items.slice(1) }
  expect(chosenOf(rest, { kept })).toEqual([second])
  expect(chosenOf({ ...cart, cart_items: [] }, { kept })).toEqual([])
  expect(chosenOf(null, { kept })).toEqual([])
})
