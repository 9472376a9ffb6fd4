import { describe, expect, test } from 'vitest'
import { readLines } from '../cart/lines.ts'
import { collectedVouchers, coupons } from '../coupons/tables.ts'
import { transact } from '../db/transact.ts'
import { flashSaleProducts, flashSales } from '../flash/tables.ts'
import { testNow } from '../testing/index.ts'
import { openCashShop } from '../testing/shop-api.ts'
import { answerOf, once } from './idempotency.ts'
import { settle } from './settle.ts'
import { orders } from './tables.ts'
import {
  fillCart,
  inHours,
  makeCoupon,
  makeProduct,
  makeShop,
  makeShopper,
  makeShoppers,
  placeOrder,
  stockOf,
  tally,
} from './testing.ts'

const api = await openCashShop()

const countOrders = () => api.db.$count(orders)

test('an order counts only the vouchers that it holds, not one collected meanwhile', async () => {
  const shop = await makeShop(api.db)
  const product = await makeProduct(api.db, shop.id, { price: '50.00' })
  const buyer = await makeShopper(api.db)
  await fillCart(api.db, buyer.id, product.id)
  const { id: couponId } = await makeCoupon(api.db, { shopId: shop.id, discount: '5.00' })
  await api.db.insert(collectedVouchers).values({ userId: buyer.id, couponId })
  const cart = { userId: buyer.id, locale: 'en', buyNow: false }
  const lines = await readLines(api.db, cart, testNow)
  const used = async (among?: readonly number[]) => {
    const query = { userId: buyer.id, lines, code: null, ...(among && { among }) }
    return (await settle(api.db, query, testNow)).shops.map((one) => one.couponId)
  }
  expect(await used()).toEqual([couponId])
  expect(await used([couponId])).toEqual([couponId])
  expect(await used([])).toEqual([null])
})

describe('at once', () => {
  test('50 buyers of the last 10 pieces: 10 orders, 40 clear refusals, stock 0', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id, { name: 'Desk Lamp', quantity: 10 })
    const buyers = await makeShoppers(api.db, 50)
    for (const { id } of buyers) await fillCart(api.db, id, product.id)
    const answers = await Promise.all(buyers.map((buyer) => placeOrder(api, buyer, [shop.id])))
    expect(tally(answers)).toEqual({ 200: 10, 422: 40 })
    for (const { body, status } of answers)
      if (status === 422) expect(body).toEqual({ message: '"Desk Lamp" is sold out.' })
    expect(await stockOf(api.db, product.id)).toEqual({ quantity: 0, sold: 10 })
    expect(await countOrders()).toBe(10)
  })

  test('who asks what became of an order that is under way is told once that is known', async () => {
    const buyer = await makeShopper(api.db)
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = { userId: buyer.id, key: 'slow', request: null }
    const work = transact(api.db, (tx) =>
      once(tx, slow, async () => {
        begun.resolve()
        await finish.promise
        return 'placed'
      }),
    )
    await begun.promise
    const told = answerOf(api.db, buyer.id, 'slow')
    finish.resolve()
    expect(await told).toBe('placed')
    await work
  })

  test("a flash sale's remainder is sold once, whatever the stock", async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id, { quantity: 100 })
    const [sale] = await api.db
      .insert(flashSales)
      .values({ name: 'Now', startsAt: inHours(-1), endsAt: inHours(1) })
      .returning()
    const flashSaleId = sale?.id ?? 0
    await api.db
      .insert(flashSaleProducts)
      .values({ flashSaleId, productId: product.id, salePrice: '4.00', remaining: 5 })
    const buyers = await makeShoppers(api.db, 12)
    for (const { id } of buyers) await fillCart(api.db, id, product.id)
    const answers = await Promise.all(buyers.map((buyer) => placeOrder(api, buyer, [shop.id])))
    expect(tally(answers)).toEqual({ 200: 5, 422: 7 })
    const [left] = await api.db.select().from(flashSaleProducts)
    expect(left?.remaining).toBe(0)
    expect(await stockOf(api.db, product.id)).toEqual({ quantity: 95, sold: 5 })
    const rows = await api.db.select().from(orders)
    expect(rows.map((row) => row.totalAmount)).toEqual(Array(5).fill('4.00'))
  })

  test('20 requests with one Idempotency-Key make one order and give one answer', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, product.id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(api, buyer, [shop.id], {}, 'press-1')),
    )
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countOrders()).toBe(1)
    expect(await stockOf(api.db, product.id)).toEqual({ quantity: 9, sold: 1 })
  })

  test.each([false, true])(
    '20 requests without a key order what is in the cart once; bought now: %s',
    async (isBuyNow) => {
      const shop = await makeShop(api.db)
      const product = await makeProduct(api.db, shop.id)
      const buyer = await makeShopper(api.db)
      await fillCart(api.db, buyer.id, product.id, { isBuyNow })
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          placeOrder(api, buyer, [shop.id], { is_buy_now: isBuyNow }),
        ),
      )
      expect(tally(answers)).toEqual({ 200: 1, 422: 19 })
      expect(await countOrders()).toBe(1)
    },
  )

  test('a coupon for 3 uses is used 3 times by 10 shoppers', async () => {
    const shop = await makeShop(api.db)
    const coupon = await makeCoupon(api.db, { shopId: shop.id, totalLimit: 3 })
    const buyers = await makeShoppers(api.db, 10)
    // Each buys something else: no other lock keeps them apart.
    for (const { id } of buyers) await fillCart(api.db, id, (await makeProduct(api.db, shop.id)).id)
    const answers = await Promise.all(
      buyers.map((buyer) => placeOrder(api, buyer, [shop.id], { coupon_code: coupon.code })),
    )
    expect(tally(answers)).toEqual({ 200: 3, 422: 7 })
    const [used] = await api.db.select().from(coupons)
    expect(used?.usedCount).toBe(3)
    expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('coupon_code')
  })

  test('one shopper uses a coupon for one use once, in two shops at once', async () => {
    const coupon = await makeCoupon(api.db, { limitForUser: 1 })
    const buyer = await makeShopper(api.db)
    const shops = [await makeShop(api.db), await makeShop(api.db), await makeShop(api.db)]
    for (const shop of shops)
      await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
    const answers = await Promise.all(
      shops.map((shop) => placeOrder(api, buyer, [shop.id], { coupon_code: coupon.code })),
    )
    expect(tally(answers)).toEqual({ 200: 1, 422: 2 })
  })

  test('carts that hold the same products in another order do not block each other', async () => {
    const shop = await makeShop(api.db)
    const items = []
    for (let n = 0; n < 4; n++) items.push(await makeProduct(api.db, shop.id, { quantity: 100 }))
    const buyers = await makeShoppers(api.db, 16)
    for (const [index, { id }] of buyers.entries())
      for (const item of index % 2 ? items : items.toReversed()) await fillCart(api.db, id, item.id)
    const answers = await Promise.all(buyers.map((buyer) => placeOrder(api, buyer, [shop.id])))
    expect(tally(answers)).toEqual({ 200: 16 })
    for (const item of items)
      expect(await stockOf(api.db, item.id)).toEqual({ quantity: 84, sold: 16 })
  })
})
