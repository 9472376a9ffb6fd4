import * as calls from '@shop/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { couponUses, orders, vatTaxes } from '../orders/tables.ts'
import {
  emptyDatabase,
  fillCart,
  inHours,
  makeCoupon,
  makeProduct,
  makeShop,
  makeShopper,
  setSettings,
} from '../orders/testing.ts'
import { shopDeliveryBands } from '../shops/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'

let api: TestApi
let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyDatabase(api.db)
  shopper = await makeShopper(api.db)
})

const checkout = async (shop_ids: number[] | null, more: object = {}) => {
  const { status, body } = await api.post(
    '/cart/checkout',
    { shop_ids, ...more },
    { token: shopper.token },
  )
  expect(status).toBe(200)
  const data = v.parse(calls.getCheckout.data, body.data)
  expect(body.data).toEqual(data)
  return { ...data, message: body.message }
}
const toCents = (value: number) => cents(value.toFixed(2))

/** A shop with one line of this price and quantity in the shopper's cart. */
const bought = async (price: string, quantity = 1, delivery = '5.00') => {
  const shop = await makeShop(api.db, {}, delivery)
  const product = await makeProduct(api.db, shop.id, { price, quantity: 100 })
  await fillCart(api.db, shopper.id, product.id, { quantity })
  return { shop, product }
}

test('an empty selection is all zeros', async () => {
  await bought('10.00')
  for (const ids of [[], null])
    expect(await checkout(ids)).toMatchObject({
      checkout: calls.noTotals,
      apply_coupon: false,
      checkout_items: [],
    })
})

test('totals of the chosen shops only: goods, delivery by pieces, taxes', async () => {
  const one = await bought('19.99', 3)
  const two = await bought('5.00')
  await bought('700.00')
  await api.db
    .insert(shopDeliveryBands)
    .values({ shopId: one.shop.id, minQuantity: 3, charge: '8' })
  await api.db.insert(vatTaxes).values([
    { name: 'VAT', percentage: '7.50' },
    { name: 'Old', percentage: '50', isActive: false },
    { name: 'Eco', percentage: '0.33' },
  ])
  const answer = await checkout([two.shop.id, one.shop.id, one.shop.id])
  expect(answer.checkout).toEqual({
    total_amount: 64.97,
    delivery_charge: 13,
    coupon_discount: 0,
    coupon_codes: [],
    order_tax_amount: 5.1,
    payable_amount: 83.07,
    all_vat_taxes: [
      { id: 1, name: 'VAT', percentage: 7.5, amount: 4.88 },
      { id: 3, name: 'Eco', percentage: 0.33, amount: 0.22 },
    ],
  })
  expect(answer.checkout_items.map((group) => group.shop_id)).toEqual([one.shop.id, two.shop.id])
})

describe('a typed coupon', () => {
  test('is taken off and said to be', async () => {
    const { shop } = await bought('50.00')
    await makeCoupon(api.db, { code: 'Spring', shopId: shop.id, maxDiscountAmount: '4.00' })
    const answer = await checkout([shop.id], { coupon_code: 'sPRING' })
    expect(answer).toMatchObject({ apply_coupon: true, message: 'Coupon applied successfully' })
    expect(answer.checkout).toMatchObject({
      coupon_discount: 4,
      coupon_codes: ['Spring'],
      payable_amount: 51,
    })
  })

  test('that is wrong is an answer with a reason, and leaves the totals alone', async () => {
    const { shop } = await bought('50.00')
    const { shop: other } = await bought('50.00')
    const soon = inHours(1)
    await makeCoupon(api.db, { code: 'EARLY', startsAt: soon, endsAt: inHours(2) })
    await makeCoupon(api.db, { code: 'LATE', endsAt: inHours(-1) })
    await makeCoupon(api.db, { code: 'OFF', isActive: false })
    await makeCoupon(api.db, { code: 'OTHER', shopId: other.id })
    await makeCoupon(api.db, { code: 'BIG', minOrderAmount: '50.01' })
    await makeCoupon(api.db, { code: 'FULL', totalLimit: 3, usedCount: 3 })
    const mine = await makeCoupon(api.db, { code: 'MINE' })
    const [order] = await api.db
      .insert(orders)
      .values({
        userId: shopper.id,
        shopId: shop.id,
        quantity: 1,
        totalAmount: '1',
        payableAmount: '1',
      })
      .returning()
    await api.db
      .insert(couponUses)
      .values({ couponId: mine.id, userId: shopper.id, orderId: order?.id ?? 0 })
    const reasons: string[] = []
    for (const code of ['NONE', 'EARLY', 'LATE', 'OFF', 'OTHER', 'BIG', 'FULL', 'MINE']) {
      const answer = await checkout([shop.id], { coupon_code: code })
      expect(answer).toMatchObject({ apply_coupon: false, checkout: { payable_amount: 55 } })
      reasons.push(answer.message ?? '')
    }
    expect(reasons).toEqual([
      'This coupon code is not valid',
      'This coupon cannot be used yet',
      'This coupon has expired',
      'This coupon code is not valid',
      'This coupon is not for the selected shops',
      'The order is below the minimum of this coupon',
      'This coupon has been used up',
      'This coupon has been used up',
    ])
  })
})

describe('vouchers', () => {
  const get = async (path: string) => (await api.get(path, { token: shopper.token })).body
  const collect = (coupon_id: number) =>
    api.post('/vouchers-collect', { coupon_id }, { token: shopper.token })

  test("a shop's are shown with whether they are collected, ready to show", async () => {
    const shop = await makeShop(api.db)
    const one = await makeCoupon(api.db, { shopId: shop.id, discount: '20' })
    await makeCoupon(api.db, { shopId: shop.id, discountType: 'Amount', minOrderAmount: '30' })
    await makeCoupon(api.db, { shopId: shop.id, endsAt: inHours(-1) })
    await makeCoupon(api.db)
    expect((await collect(one.id)).body.data).toMatchObject({ coupon: { is_collected: true } })
    const { data } = await get(`/get-vouchers?shop_id=${shop.id}`)
    const { coupons } = v.parse(calls.getVouchers.data, data)
    expect(data).toEqual({ coupons })
    expect(coupons).toMatchObject([
      { id: one.id, discount: 20, is_collected: true, validity: '16 January 2030 12:00' },
      { discount_type: 'Amount', min_order_amount: 30, is_collected: false },
    ])
    for (const query of ['', `?shop_id=${shop.id}`]) {
      const collected = await get(`/get-collected-vouchers${query}`)
      expect(collected.data).toMatchObject({ coupons: [{ id: one.id }] })
    }
  })

  test('collecting again is no error; one that is unknown or over is', async () => {
    const shop = await makeShop(api.db)
    const one = await makeCoupon(api.db, { shopId: shop.id })
    const over = await makeCoupon(api.db, { endsAt: inHours(-1) })
    await Promise.all([collect(one.id), collect(one.id)])
    expect((await collect(one.id)).body).toEqual({ message: 'Voucher already collected' })
    for (const id of [over.id, 4711])
      expect((await collect(id)).body.errors).toHaveProperty('coupon_id')
    expect((await get('/get-vouchers?shop_id=4711')).errors).toHaveProperty('shop_id')
  })

  test('without a code the first collected one that qualifies counts, shop by shop', async () => {
    const one = await bought('40.00')
    const two = await bought('40.00')
    const big = await makeCoupon(api.db, { shopId: one.shop.id, minOrderAmount: '99' })
    const small = await makeCoupon(api.db, { shopId: one.shop.id })
    await makeCoupon(api.db, { shopId: two.shop.id })
    for (const { id } of [big, small]) await collect(id)
    const answer = await checkout([one.shop.id, two.shop.id])
    expect(answer).toMatchObject({ apply_coupon: false, checkout: { coupon_discount: 4 } })
    expect(answer.message).toBeUndefined()
  })
})

test('whatever is in the cart: the parts add up, and the order costs what checkout said', async () => {
  await setSettings(api.db, { cash_on_delivery: true })
  await api.db.insert(vatTaxes).values([
    { name: 'VAT', percentage: '7.77' },
    { name: 'Eco', percentage: '0.33' },
  ])
  await makeCoupon(api.db, { code: 'ALL', discount: '13.33', limitForUser: 0 })
  let seed = 5
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 12; round++) {
    const ids: number[] = []
    for (let n = 0; n <= random(4); n++) {
      const { shop } = await bought(`${random(300) + 1}.${random(90) + 10}`, 1 + random(7), '3.33')
      ids.push(shop.id)
    }
    const more = random(2) ? { coupon_code: 'ALL' } : {}
    const { checkout: totals, checkout_items } = await checkout(ids, more)
    const lines = checkout_items.flatMap(({ products }) => products)
    const sum = lines.reduce((all, line) => all + toCents(Number(line.price)) * line.quantity, 0)
    expect(toCents(totals.total_amount)).toBe(sum)
    expect(toCents(totals.payable_amount)).toBe(
      toCents(totals.total_amount) +
        toCents(Number(totals.delivery_charge)) +
        toCents(Number(totals.order_tax_amount)) -
        toCents(Number(totals.coupon_discount)),
    )
    const { status } = await api.post(
      '/place-order',
      { shop_ids: ids, address_id: shopper.addressId, payment_method: 'cash', ...more },
      { token: shopper.token },
    )
    expect(status).toBe(200)
    const placed = await api.db.select().from(orders)
    const newest = placed.toSorted((a, b) => b.id - a.id).slice(0, ids.length)
    const paid = newest.reduce((all, order) => all + cents(order.payableAmount), 0)
    expect(paid).toBe(toCents(totals.payable_amount))
  }
})
