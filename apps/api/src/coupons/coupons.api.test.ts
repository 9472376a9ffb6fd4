import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { couponUses, orders } from '../orders/tables.ts'
import {
  fillCart,
  inHours,
  makeCoupon,
  makeProduct,
  makeShop,
  makeShopper,
} from '../orders/testing.ts'
import { testNow } from '../testing/index.ts'
import { openCashShop } from '../testing/shop-api.ts'
import { collectedVouchers } from './tables.ts'

const api = await openCashShop()

let shopper: Awaited<ReturnType<typeof makeShopper>>
let shop: Awaited<ReturnType<typeof makeShop>>
beforeEach(async () => {
  shopper = await makeShopper(api.db)
  shop = await makeShop(api.db)
})

const collect = (coupon_id: unknown, who = shopper) =>
  api.post('/vouchers-collect', { coupon_id }, who)
const list = async (path: string, who = shopper) => {
  const { status, body } = await api.get(path, who)
  expect(status, JSON.stringify(body)).toBe(200)
  const data = v.parse(calls.getVouchers.data, body.data)
  expect(body.data).toEqual(data)
  return data.coupons
}
const ofShop = () => list(`/get-vouchers?shop_id=${shop.id}`)
const codes = (coupons: readonly calls.Coupon[]) => coupons.map(({ code }) => code).sort()

describe('collecting', () => {
  test('a shop offers what runs now, in ready words', async () => {
    const coupon = await makeCoupon(api.db, { shopId: shop.id, code: 'TEN', limitForUser: 2 })
    await makeCoupon(api.db, { shopId: shop.id, startsAt: inHours(1) })
    await makeCoupon(api.db, { shopId: shop.id, endsAt: inHours(-1) })
    await makeCoupon(api.db, { shopId: shop.id, isActive: false })
    await makeCoupon(api.db, { shopId: (await makeShop(api.db)).id })
    await makeCoupon(api.db)
    expect(await ofShop()).toEqual([
      expect.objectContaining({
        id: coupon.id,
        code: 'TEN',
        discount_type: 'Percentage',
        discount: 10,
        limit_for_user: 2,
        shop_id: shop.id,
        validity: '16 January 2030 12:00',
        is_collected: false,
      }),
    ])
  })

  test('twice at once counts once', async () => {
    const coupon = await makeCoupon(api.db, { shopId: shop.id })
    const answers = await Promise.all(Array.from({ length: 8 }, () => collect(coupon.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const firsts = answers.filter(({ body }) => body.data !== undefined)
    expect(firsts.map(({ body }) => body.data)).toMatchObject([
      { coupon: { id: coupon.id, is_collected: true } },
    ])
    const again = answers.find(({ body }) => body.data === undefined)
    expect(again?.body).toEqual({ message: 'Voucher already collected' })
    expect(await api.db.$count(collectedVouchers)).toBe(1)
    expect(await ofShop()).toMatchObject([{ is_collected: true }])
  })

  test('only what runs can be collected; each sees the own', async () => {
    const other = await makeShopper(api.db)
    const elsewhere = await makeShop(api.db)
    const one = await makeCoupon(api.db, { shopId: shop.id, code: 'ONE' })
    const two = await makeCoupon(api.db, { shopId: elsewhere.id, code: 'TWO' })
    const over = await makeCoupon(api.db, { shopId: shop.id, endsAt: testNow })
    const ofMarket = await makeCoupon(api.db, { code: 'TOLD' })
    const closed = await makeShop(api.db, { isActive: false })
    const shut = await makeCoupon(api.db, { shopId: closed.id })
    for (const id of [over.id, ofMarket.id, shut.id, 999, 'x', null])
      expect((await collect(id)).body.errors).toHaveProperty('coupon_id')
    await collect(one.id)
    await collect(two.id)
    expect(codes(await list('/get-collected-vouchers'))).toEqual(['ONE', 'TWO'])
    expect(codes(await list(`/get-collected-vouchers?shop_id=${shop.id}`))).toEqual(['ONE'])
    expect(await list('/get-collected-vouchers', other)).toEqual([])
    expect((await api.get('/get-vouchers?shop_id=999', shopper)).body.errors).toHaveProperty(
      'shop_id',
    )
    for (const path of [`/get-vouchers?shop_id=${shop.id}`, '/get-collected-vouchers'])
      expect((await api.get(path)).status).toBe(401)
  })
})

describe('a collected voucher', () => {
  const checkout = async (shop_ids: number[], more: object = {}) => {
    const { body } = await api.post('/cart/checkout', { shop_ids, ...more }, shopper)
    const { checkout, apply_coupon } = v.parse(calls.getCheckout.data, body.data)
    return { off: checkout.coupon_discount, codes: checkout.coupon_codes, apply_coupon }
  }
  const place = (shop_ids: number[], who = shopper) =>
    api.post('/place-order', { shop_ids, address_id: who.addressId, payment_method: 'cash' }, who)

  test('is applied to its shop without a code: the first collected that takes something', async () => {
    const elsewhere = await makeShop(api.db)
    for (const { id } of [shop, elsewhere])
      await fillCart(api.db, shopper.id, (await makeProduct(api.db, id, { price: '50.00' })).id)
    const big = await makeCoupon(api.db, { shopId: shop.id, minOrderAmount: '51.00' })
    const ten = await makeCoupon(api.db, { shopId: shop.id, code: 'TEN' })
    const best = await makeCoupon(api.db, { shopId: shop.id, discount: '50.00' })
    const other = await makeCoupon(api.db, {
      shopId: elsewhere.id,
      code: 'SEVEN',
      discountType: 'Amount',
      discount: '7.00',
    })
    const everywhere = await makeCoupon(api.db, { discount: '90.00' })
    const both = [shop.id, elsewhere.id]
    expect(await checkout(both)).toEqual({ off: 0, codes: [], apply_coupon: false })
    for (const [index, { id }] of [big, ten, best, other, everywhere].entries()) {
      await collect(id)
      await api.db
        .update(collectedVouchers)
        .set({ createdAt: inHours(index) })
        .where(eq(collectedVouchers.couponId, id))
    }
    const codes = ['TEN', 'SEVEN']
    const unasked = { off: 12, codes, apply_coupon: false }
    expect(await checkout(both)).toEqual(unasked)
    expect(await checkout([elsewhere.id])).toEqual({
      off: 7,
      codes: ['SEVEN'],
      apply_coupon: false,
    })
    expect(await checkout(both, { coupon_code: 'WRONG' })).toEqual(unasked)
    expect((await place(both)).status).toBe(200)
    const made = await api.db.select().from(orders)
    expect(made.map((order) => [order.shopId, order.couponDiscount, order.couponId])).toEqual([
      [shop.id, '5.00', ten.id],
      [elsewhere.id, '7.00', other.id],
    ])
    expect(await api.db.$count(couponUses)).toBe(2)
  })

  test('that takes more off than a typed coupon stays, and the coupon is refused', async () => {
    await fillCart(api.db, shopper.id, (await makeProduct(api.db, shop.id, { price: '50.00' })).id)
    const five = { discountType: 'Amount', discount: '5.00' } as const
    const ten = { discountType: 'Amount', discount: '10.00' } as const
    await collect((await makeCoupon(api.db, { shopId: shop.id, code: 'MINE', ...five })).id)
    await makeCoupon(api.db, { shopId: shop.id, code: 'LESS', ...five, discount: '4.99' })
    await makeCoupon(api.db, { shopId: shop.id, code: 'MORE', ...ten })
    const typed = (coupon_code: string) => checkout([shop.id], { coupon_code })
    expect(await typed('LESS')).toEqual({ off: 5, codes: ['MINE'], apply_coupon: false })
    expect(await typed('MORE')).toEqual({ off: 10, codes: ['MORE'], apply_coupon: true })
    const { body } = await api.post(
      '/cart/checkout',
      { shop_ids: [shop.id], coupon_code: 'LESS' },
      shopper,
    )
    expect(body.message).toBe('Your collected vouchers take more off than this coupon')
  })

  test('is found by its code however that is written, and whatever its capitals are elsewhere', async () => {
    await fillCart(api.db, shopper.id, (await makeProduct(api.db, shop.id)).id)
    await makeCoupon(api.db, { shopId: shop.id, code: 'Groß10' })
    for (const coupon_code of ['Groß10', 'groß10'])
      expect((await checkout([shop.id], { coupon_code })).off, coupon_code).toBeGreaterThan(0)
  })

  test('is used as often as its limit for a shopper says, also by orders at once', async () => {
    const coupon = await makeCoupon(api.db, { shopId: shop.id, limitForUser: 2 })
    await collect(coupon.id)
    for (let n = 0; n < 4; n++) {
      await fillCart(api.db, shopper.id, (await makeProduct(api.db, shop.id)).id)
      if (n % 2) await Promise.all([place([shop.id]), place([shop.id]), place([shop.id])])
    }
    await fillCart(api.db, shopper.id, (await makeProduct(api.db, shop.id)).id)
    expect((await place([shop.id])).status).toBe(200)
    const made = await api.db.select().from(orders)
    expect(made.filter(({ couponId }) => couponId !== null)).toHaveLength(2)
    expect(made).toHaveLength(3)
    expect(await checkout([shop.id])).toMatchObject({ off: 0 })
  })

  test('is used as often in all as its limit says, by twelve shoppers at once', async () => {
    const coupon = await makeCoupon(api.db, { shopId: shop.id, totalLimit: 5 })
    const crowd = await Promise.all(Array.from({ length: 12 }, () => makeShopper(api.db)))
    for (const one of crowd) {
      await collect(coupon.id, one)
      await fillCart(api.db, one.id, (await makeProduct(api.db, shop.id)).id)
    }
    const answers = await Promise.all(crowd.map((one) => place([shop.id], one)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const made = await api.db.select().from(orders)
    expect(made.filter(({ couponDiscount }) => couponDiscount === '1.00')).toHaveLength(5)
    expect(made.filter(({ couponDiscount }) => couponDiscount === '0.00')).toHaveLength(7)
    expect(await api.db.$count(couponUses)).toBe(5)
  })
})
