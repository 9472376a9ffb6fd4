import { describe, expect, test } from 'vitest'
import { sum } from '../money.ts'
import { type Basket, deliveryCharge, grandTotals, totalsOf, type UsableCoupon } from './totals.ts'

const basket = (shopId: number, goods: number): Basket => ({
  shopId,
  goods,
  quantity: 1,
  delivery: 300,
})
const coupon = (over: Partial<UsableCoupon> = {}): UsableCoupon => ({
  id: 1,
  shopId: 1,
  code: 'TEN',
  discountType: 'Percentage',
  discount: '10.00',
  minOrder: 0,
  maxDiscount: 0,
  ...over,
})
const vat = { id: 1, name: 'VAT', names: {}, percentage: '7.50' }
const eco = { id: 2, name: 'Eco', names: {}, percentage: '0.33' }

test('all of it together is no more than the database holds', () => {
  const most = { typed: null, collected: [] }
  const full = { ...basket(1, 10 ** 12 - 1 - 300) }
  expect(totalsOf([full], [], most)).toMatchObject([{ payable: 10 ** 12 - 1 }])
  const refused = 'This is more than one order can come to'
  expect(() => totalsOf([full, basket(2, 0)], [], most)).toThrow(refused)
  expect(() => totalsOf([full], [eco], most)).toThrow(refused)
})

describe('delivery', () => {
  const bands = [
    { from: 6, charge: 900 },
    { from: 1, charge: 300 },
    { from: 3, charge: 500 },
  ]
  test.each([
    [1, 300],
    [2, 300],
    [3, 500],
    [5, 500],
    [6, 900],
    [1000, 900],
  ])('%i pieces cost %i cents', (quantity, charge) => {
    expect(deliveryCharge(bands, quantity)).toBe(charge)
  })
  test('is free without bands', () => expect(deliveryCharge([], 3)).toBe(0))
  test('below the lowest band it costs what that one does', () =>
    expect(deliveryCharge([{ from: 5, charge: 700 }], 1)).toBe(700))
})

describe('coupons', () => {
  const one = (goods: number, typed: UsableCoupon) =>
    totalsOf([basket(1, goods)], [], { typed, collected: [] })[0]?.coupon

  test('a percentage stops at its maximum', () => {
    expect(one(10_000, coupon())).toBe(1000)
    expect(one(10_000, coupon({ maxDiscount: 400 }))).toBe(400)
  })
  test('an amount never exceeds the goods', () => {
    expect(one(700, coupon({ discountType: 'Amount', discount: '5.00' }))).toBe(500)
    expect(one(300, coupon({ discountType: 'Amount', discount: '5.00' }))).toBe(300)
  })
  test('nothing below the minimum', () => {
    expect(one(1999, coupon({ minOrder: 2000 }))).toBe(0)
    expect(one(2000, coupon({ minOrder: 2000 }))).toBe(200)
  })
  test("a shop's coupon leaves other shops alone", () => {
    const totals = totalsOf([basket(1, 1000), basket(2, 1000)], [], {
      typed: coupon(),
      collected: [],
    })
    expect(totals.map((shop) => shop.coupon)).toEqual([100, 0])
    expect(totals.map((shop) => shop.couponId)).toEqual([1, null])
  })
  test('a coupon for everything is divided over the shops', () => {
    const typed = coupon({ shopId: null, discountType: 'Amount', discount: '1.00', minOrder: 3000 })
    const totals = totalsOf([basket(1, 1000), basket(2, 1000), basket(3, 1000)], [], {
      typed,
      collected: [],
    })
    expect(totals.map((shop) => shop.coupon)).toEqual([34, 33, 33])
  })
  test('without a typed one the first voucher that takes something is used', () => {
    const collected = [
      coupon({ id: 4, shopId: 2 }),
      coupon({ id: 5, minOrder: 5000 }),
      coupon({ id: 6, discount: '20.00' }),
      coupon({ id: 7, discount: '50.00' }),
    ]
    const [totals] = totalsOf([basket(1, 1000)], [], { typed: null, collected })
    expect(totals).toMatchObject({ coupon: 200, couponId: 6 })
  })
})

test('tax is on what is left to pay for the goods', () => {
  const [totals] = totalsOf([basket(1, 10_000)], [vat], { typed: coupon(), collected: [] })
  expect(totals).toMatchObject({ tax: 675, payable: 10_000 + 300 + 675 - 1000 })
})

test('whatever is bought: payable = goods + delivery + tax − coupon, by shop and in all', () => {
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const someCoupon = (): UsableCoupon => ({
    ...coupon(),
    id: 1 + random(9),
    shopId: random(3) === 0 ? null : 1 + random(4),
    discountType: random(2) ? 'Percentage' : 'Amount',
    discount: `${random(100)}.${String(random(100)).padStart(2, '0')}`,
    minOrder: random(50_000),
    maxDiscount: random(2) * random(5_000),
  })
  for (let round = 0; round < 2_000; round++) {
    const baskets = Array.from({ length: random(5) }, (_, index) => ({
      shopId: index + 1,
      goods: random(100_000),
      quantity: 1 + random(20),
      delivery: random(2_000),
    }))
    const shops = totalsOf(baskets, [vat, eco].slice(random(3)), {
      typed: random(2) ? someCoupon() : null,
      collected: Array.from({ length: random(4) }, someCoupon),
    })
    const all = grandTotals(shops)
    for (const shop of shops) {
      expect(shop.payable).toBe(shop.goods + shop.delivery + shop.tax - shop.coupon)
      expect(shop.coupon).toBeGreaterThanOrEqual(0)
      expect(shop.coupon).toBeLessThanOrEqual(shop.goods)
      expect(shop.couponId !== null).toBe(shop.coupon > 0)
    }
    expect(all.payable).toBe(all.goods + all.delivery + all.tax - all.coupon)
    expect(all.tax).toBe(sum(all.taxes.map(({ amount }) => amount)))
    expect(
      Object.values(all)
        .flat()
        .every((value) => typeof value !== 'number' || Number.isSafeInteger(value)),
    ).toBe(true)
  }
})
