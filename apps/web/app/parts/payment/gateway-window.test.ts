import { afterAll, expect, test, vi } from 'vitest'
import { paymentOf } from './gateway-window.ts'

vi.stubGlobal('location', new URL('https://shop.example/checkout'))
afterAll(() => vi.unstubAllGlobals())

const page = 'https://pay.example/12'

test.each([
  ['cash', 30, null, null],
  ['stripe', 30, page, { page }],
  ['stripe', undefined, page, { page }],
  ['stripe', 30, null, { page: null }],
  ['stripe', 30, 'javascript:alert(1)', { page: null }],
  ['stripe', 0, null, null],
])('an order by %s of %s at %s is paid at %o', (payment_method, payable, address, payment) => {
  expect(paymentOf({ payment_method }, payable, address)).toEqual(payment)
})
