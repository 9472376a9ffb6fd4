import * as calls from '@shop/contract'
import { eachText } from '@shop/contract/order-texts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { productSizes, sizes } from '../catalogue/tables.ts'
import { collectedVouchers, coupons } from '../coupons/tables.ts'
import { sampleOf } from '../testing/sample.ts'
import { openCashShop } from '../testing/shop-api.ts'
import { orders } from './tables.ts'
import {
  fillCart,
  makeCoupon,
  makeProduct,
  makeShop,
  makeShopper,
  makeShoppers,
  placeOrder,
  setSettings,
  stockOf,
  tally,
} from './testing.ts'

const api = await openCashShop()

/** A column is named as its field, or as the code names it. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const countOrders = () => api.db.$count(orders)

describe('what is ordered', () => {
  test('one order a shop, all or none, and only these lines leave the cart', async () => {
    const [one, two, three] = [
      await makeShop(api.db),
      await makeShop(api.db, {}, '2.50'),
      await makeShop(api.db),
    ]
    const a = await makeProduct(api.db, one.id, { taxRate: '7.50' })
    const b = await makeProduct(api.db, two.id, { discountPrice: '8.00' })
    const c = await makeProduct(api.db, three.id)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, a.id, { quantity: 2 })
    await fillCart(api.db, buyer.id, b.id)
    await fillCart(api.db, buyer.id, c.id)
    await api.db.execute(sql`update products set quantity = 0 where id = ${b.id}`)
    expect((await placeOrder(api, buyer, [one.id, two.id])).status).toBe(422)
    expect(await countOrders()).toBe(0)
    expect(await stockOf(api.db, a.id)).toEqual({ quantity: 10, sold: 0 })

    await api.db.execute(sql`update products set quantity = 5 where id = ${b.id}`)
    const answer = await placeOrder(api, buyer, [one.id, two.id], { note: 'Ring twice' })
    const rows = await api.db.select().from(orders).orderBy(orders.id)
    expect(answer.body).toEqual({
      message: 'Order placed successfully',
      data: { order_ids: rows.map(({ id }) => id), order_payment_url: null },
    })
    expect(rows.map((row) => [row.shopId, row.payableAmount, row.discount])).toEqual([
      [one.id, '26.50', '0.00'],
      [two.id, '10.50', '2.00'],
    ])
    expect(new Set(rows.map((row) => row.placement)).size).toBe(1)
    for (const { id } of rows) {
      const details = await api.get(`/order-details?order_id=${id}`, { token: buyer.token })
      expect(details.body.data).toMatchObject({ order: { note: 'Ring twice' } })
    }
    const cart = await api.get('/carts', { token: buyer.token })
    expect(cart.body.data).toMatchObject({ total: 1, cart_items: [{ shop_id: three.id }] })
  })

  test('whatever is sent with an order and decides nothing is a column of it, and told with it', async () => {
    const decides = [
      'shop_ids',
      'address_id',
      'payment_method',
      'coupon_code',
      'is_buy_now',
      'shown',
    ]
    const fields = Object.entries(calls.placeOrder.body.entries).filter(
      ([name]) => !decides.includes(name),
    )
    const said = Object.fromEntries(
      fields.map(([name, schema]) => {
        const text = `What is said as ${name}`
        return [name, v.safeParse(schema, text).success ? text : sampleOf(schema, 7, {}, name)]
      }),
    )
    const shop = await makeShop(api.db)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
    expect((await placeOrder(api, buyer, [shop.id], said)).status).toBe(200)
    const [order] = await api.db.select().from(orders)
    const row = Object.entries(order ?? {}).map(([name, value]) => [snake(name), value])
    expect(Object.fromEntries(row)).toMatchObject(said)
    const { body } = await api.get(`/order-details?order_id=${order?.id}`, { token: buyer.token })
    expect(body.data).toMatchObject({ order: said })
  })

  test('each text is kept as its own, and stands on the order and its document', async () => {
    const texts = eachText((name) => `What is said as ${name}`)
    const shop = await makeShop(api.db)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
    expect((await placeOrder(api, buyer, [shop.id], texts)).status).toBe(200)
    const [order] = await api.db.select().from(orders)
    const { body } = await api.get(`/order-details?order_id=${order?.id}`, { token: buyer.token })
    const details = (body.data as { order: Record<string, unknown> }).order
    expect(details).toMatchObject(texts)
    const document = await api.app.request(String(details.invoice_url).replace(/^.*?\/api/, '/api'))
    const page = await document.text()
    for (const text of Object.values(texts)) expect(page).toContain(text)
  })

  test('buy now orders the buy-now line and leaves the cart', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, product.id, { quantity: 3 })
    await fillCart(api.db, buyer.id, product.id, { isBuyNow: true })
    await placeOrder(api, buyer, [shop.id], { is_buy_now: true })
    const [order] = await api.db.select().from(orders)
    expect(order?.quantity).toBe(1)
    const cart = await api.get('/carts', { token: buyer.token })
    expect(cart.body.data).toMatchObject({ total: 1 })
  })

  test('nothing is ordered without a size where there are sizes', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id, { name: 'Shirt' })
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, product.id)
    await api.db.insert(sizes).values({ name: 'Large' })
    await api.db.insert(productSizes).values({ productId: product.id, sizeId: 1 })
    const refused = await placeOrder(api, buyer, [shop.id])
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe('Please choose a size of "Shirt".')
    expect(await countOrders()).toBe(0)
    await api.db.update(sizes).set({ isActive: false })
    expect((await placeOrder(api, buyer, [shop.id])).status).toBe(200)
  })

  test('whose answer was lost can ask what its key was answered, and nobody else can', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const [buyer, other] = [await makeShopper(api.db), await makeShopper(api.db)]
    const placed = async ({ token }: typeof buyer, key: string) =>
      (await api.get(`/place-order/attempt?key=${key}`, { token })).body.data
    expect((await placeOrder(api, buyer, [shop.id], {}, 'mine')).status).toBe(422)
    expect(await placed(buyer, 'mine')).toEqual({ placed: null })
    await fillCart(api.db, buyer.id, product.id)
    const { body } = await placeOrder(api, buyer, [shop.id], {}, 'mine')
    const [order] = await api.db.select().from(orders)
    expect(body.data).toEqual({ order_payment_url: null, order_ids: [order?.id] })
    expect(await placed(buyer, 'mine')).toEqual({ placed: body.data })
    expect(await placed(buyer, 'another')).toEqual({ placed: null })
    expect(await placed(other, 'mine')).toEqual({ placed: null })
  })

  test('an order that would cost more than its checkout said is refused once', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, product.id)
    await api.post('/cart/checkout', { shop_ids: [shop.id] }, { token: buyer.token })
    await api.db.execute(sql`update products set price = 12 where id = ${product.id}`)
    const refused = await placeOrder(api, buyer, [shop.id], {}, 'once')
    expect(refused.status).toBe(422)
    // The page shows both totals in the shopper's own currency: the server knows the shop's alone.
    expect(refused.body.message).toBe('The total has changed. Please check it again')
    expect((await placeOrder(api, buyer, [shop.id], {}, 'once')).status).toBe(200)
  })
})

describe('a repeat', () => {
  test('gets the first answer later, too; another body with the key is refused', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, product.id)
    const first = await placeOrder(api, buyer, [shop.id], {}, 'key')
    await fillCart(api.db, buyer.id, product.id)
    expect((await placeOrder(api, buyer, [shop.id], {}, 'key')).text).toBe(first.text)
    expect(await countOrders()).toBe(1)
    const other = await placeOrder(api, buyer, [shop.id], { note: 'Another' }, 'key')
    expect(other.status).toBe(422)
    expect(await countOrders()).toBe(1)
  })

  test('with the key of another shopper is an order of its own', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    for (const buyer of await makeShoppers(api.db, 2)) {
      await fillCart(api.db, buyer.id, product.id)
      expect((await placeOrder(api, buyer, [shop.id], {}, 'same')).status).toBe(200)
    }
    expect(await countOrders()).toBe(2)
  })

  test('of a refusal is tried again', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const buyer = await makeShopper(api.db)
    expect((await placeOrder(api, buyer, [shop.id], {}, 'key')).status).toBe(422)
    await fillCart(api.db, buyer.id, product.id)
    expect((await placeOrder(api, buyer, [shop.id], {}, 'key')).status).toBe(200)
  })

  test('needs a key that a header can carry', async () => {
    const buyer = await makeShopper(api.db)
    expect((await placeOrder(api, buyer, [1], {}, 'x'.repeat(256))).status).toBe(422)
  })
})

describe('refusals', () => {
  test('tell the field: shop, address, payment method, coupon', async () => {
    const shop = await makeShop(api.db)
    const closed = await makeShop(api.db, { isActive: false })
    const product = await makeProduct(api.db, shop.id)
    const [buyer, other] = [await makeShopper(api.db), await makeShopper(api.db)]
    await fillCart(api.db, buyer.id, product.id)
    const blamed = async (shopIds: number[], more: object) => {
      const { status, body } = await placeOrder(api, buyer, shopIds, more)
      expect(status).toBe(422)
      return Object.keys(body.errors ?? {})
    }
    expect(await blamed([shop.id, closed.id], {})).toEqual(['shop_ids'])
    expect(await blamed([shop.id, 999], {})).toEqual(['shop_ids'])
    expect(await blamed([], {})).toEqual(['shop_ids'])
    expect(await blamed([shop.id], { address_id: other.addressId })).toEqual(['address_id'])
    expect(await blamed([shop.id], { payment_method: 'gold' })).toEqual(['payment_method'])
    expect(await blamed([shop.id], { coupon_code: 'NOPE' })).toEqual(['coupon_code'])
    await setSettings(api.db, { cash_on_delivery: false })
    expect(await blamed([shop.id], {})).toEqual(['payment_method'])
    expect(await countOrders()).toBe(0)
  })

  test('an empty cart and an unproven account have a message only', async () => {
    const shop = await makeShop(api.db)
    const buyer = await makeShopper(api.db)
    expect((await placeOrder(api, buyer, [shop.id])).body).toEqual({
      message: 'Your cart is empty.',
    })
    await setSettings(api.db, { order_place_account_verify: true })
    expect((await placeOrder(api, buyer, [shop.id])).body).toEqual({
      message: 'Please verify your account first.',
    })
  })
})

describe('cancelling', () => {
  test('gives stock and coupon back, once, and only while the order is pending', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    const coupon = await makeCoupon(api.db, { shopId: shop.id, totalLimit: 1 })
    const buyer = await makeShopper(api.db)
    await fillCart(api.db, buyer.id, product.id, { quantity: 4 })
    await placeOrder(api, buyer, [shop.id], { coupon_code: coupon.code })
    const cancel = () => api.post('/orders/cancel', { order_id: 1 }, { token: buyer.token })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(tally(answers)).toEqual({ 200: 1, 422: 2 })
    expect(await stockOf(api.db, product.id)).toEqual({ quantity: 10, sold: 0 })
    const [used] = await api.db.select().from(coupons)
    expect(used?.usedCount).toBe(0)
    await fillCart(api.db, buyer.id, product.id)
    expect((await placeOrder(api, buyer, [shop.id], { coupon_code: coupon.code })).status).toBe(200)
  })

  test('one of two orders under one coupon leaves the coupon used', async () => {
    const [one, two] = [await makeShop(api.db), await makeShop(api.db)]
    const buyer = await makeShopper(api.db)
    for (const shop of [one, two])
      await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
    const coupon = await makeCoupon(api.db, { discountType: 'Amount', discount: '3.00' })
    await placeOrder(api, buyer, [one.id, two.id], { coupon_code: coupon.code })
    const used = async () => (await api.db.select().from(coupons))[0]?.usedCount
    expect(await used()).toBe(1)
    await api.post('/orders/cancel', { order_id: 1 }, { token: buyer.token })
    expect(await used()).toBe(1)
    await api.post('/orders/cancel', { order_id: 2 }, { token: buyer.token })
    expect(await used()).toBe(0)
  })
})

test('without a code each shop uses the first voucher that was collected for it', async () => {
  const shop = await makeShop(api.db)
  const product = await makeProduct(api.db, shop.id)
  const buyer = await makeShopper(api.db)
  const coupon = await makeCoupon(api.db, { shopId: shop.id, limitForUser: 1 })
  await api.db.insert(collectedVouchers).values({ userId: buyer.id, couponId: coupon.id })
  for (const discount of ['1.00', '0.00']) {
    await fillCart(api.db, buyer.id, product.id)
    await placeOrder(api, buyer, [shop.id])
    const rows = await api.db.select().from(orders).orderBy(orders.id)
    expect(rows.at(-1)?.couponDiscount).toBe(discount)
  }
})
