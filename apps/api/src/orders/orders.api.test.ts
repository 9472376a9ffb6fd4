import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { addresses } from '../addresses/tables.ts'
import { products, units } from '../catalogue/tables.ts'
import { reviews } from '../reviews/tables.ts'
import { paymentGateways } from '../settings/tables.ts'
import { openCashShop } from '../testing/shop-api.ts'
import { orders, vatTaxes } from './tables.ts'
import { fillCart, makeProduct, makeShop, makeShopper, placeOrder, setSettings } from './testing.ts'

const api = await openCashShop()
let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeEach(async () => {
  shopper = await makeShopper(api.db)
})

const get = async (path: string) => (await api.get(path, { token: shopper.token })).body
const place = (shop: number, payment_method = 'cash') =>
  placeOrder(api, shopper, [shop], { payment_method })
const order = async (payment?: string) => {
  const shop = await makeShop(api.db)
  const product = await makeProduct(api.db, shop.id, { price: '20.00', discountPrice: '15.00' })
  await fillCart(api.db, shopper.id, product.id, { quantity: 2, unit: 'Piece' })
  expect((await place(shop.id, payment)).status).toBe(200)
  return { shop, product }
}

describe('the list', () => {
  test('counts every status whatever the filter, newest first, by pages', async () => {
    const shop = await makeShop(api.db)
    for (const [index, orderStatus] of calls.orderStatuses.entries())
      for (let n = 0; n <= index; n++)
        await api.db.insert(orders).values({
          userId: shopper.id,
          shopId: shop.id,
          orderStatus,
          quantity: 1,
          totalAmount: '5.00',
          payableAmount: '5.00',
        })
    const { data } = await get('/orders')
    const all = v.parse(calls.getOrders.data, data)
    expect(data).toMatchObject(all)
    const counts = {
      all: 28,
      pending: 1,
      confirm: 2,
      processing: 3,
      pickup: 4,
      on_the_way: 5,
      delivered: 6,
      cancelled: 7,
    }
    expect(all).toMatchObject({ total: 28, status_wise_orders: counts })
    expect(all.orders.map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, n) => 28 - n))
    const page = await get('/orders?order_status=On+The+Way&page=2&per_page=2')
    expect(page.data).toMatchObject({
      total: 5,
      status_wise_orders: counts,
      orders: [{ id: 13 }, { id: 12 }],
    })
    expect((await get('/orders?order_status=')).data).toMatchObject({ total: 28 })
    expect((await get('/orders?order_status=Lost')).data).toMatchObject({ total: 0, orders: [] })
  })
})

describe('the details', () => {
  test('say what was bought, as it was then', async () => {
    await api.db.insert(vatTaxes).values({ name: 'VAT', percentage: '10.00' })
    const { shop, product } = await order()
    await api.db.update(products).set({ name: 'New name', price: '99.00' })
    await api.db.update(addresses).set({ addressLine: 'Elsewhere' })
    const rated = { userId: shopper.id, productId: product.id, shopId: shop.id, orderId: 1 }
    await api.db.insert(reviews).values({ ...rated, rating: '4.0', description: 'Good' })
    const { data } = await get('/order-details?order_id=1')
    const details = v.parse(calls.getOrder.data, data)
    expect(data).toMatchObject(details)
    expect(details.order).toMatchObject({
      order_code: '#RC000001',
      order_status: 'Pending',
      created_at: '2030-01-15T12:00:00.000000Z',
      placed_at: '15 Jan, 2030 12:00 PM',
      payment_method: 'Cash Payment',
      payment_status: 'Pending',
      total_amount: 30,
      discount: 10,
      delivery_charge: 5,
      tax_amount: 3,
      payable_amount: 38,
      quantity: 2,
      invoice_url: expect.stringContaining('/shop/download-invoice/1?key='),
      payment_receipt_url: null,
      estimated_delivery_date: '3-5 days',
      shop: { id: shop.id },
      address: { address_line: '1 Long Street' },
      all_vat_taxes: [{ name: 'VAT', percentage: 10, amount: 3 }],
      products: [
        {
          id: product.id,
          name: product.name,
          price: 20,
          discount_price: 15,
          order_qty: 2,
          unit: 'Piece',
          rating: 4,
        },
      ],
    })
  })

  test('say it in the language of who reads them, as long as there is what was bought', async () => {
    await api.db
      .insert(vatTaxes)
      .values({ name: 'VAT', names: { ir: 'مالیات' }, percentage: '10.00' })
    await api.db.insert(units).values({ name: 'Piece', names: { ir: 'عدد' } })
    await order()
    await api.db.update(products).set({ unitId: 1 })
    const read = async () => {
      const { body } = await api.get('/order-details?order_id=1', {
        token: shopper.token,
        locale: 'ir',
      })
      const { order } = v.parse(calls.getOrder.data, body.data)
      const { all_vat_taxes: taxes, products: lines, estimated_delivery_date: delivery } = order
      return [taxes[0]?.name, lines[0]?.unit, delivery]
    }
    expect(await read()).toEqual(['مالیات', 'عدد', '۳–۵ روز'])
    await api.db.delete(vatTaxes)
    await api.db.update(products).set({ unitId: null })
    expect(await read()).toEqual(['VAT', 'Piece', '۳–۵ روز'])
  })

  test('an unknown order blames order_id', async () => {
    for (const id of ['4711', '99999999999999', 'x', '', '-1'])
      expect((await get(`/order-details?order_id=${id}`)).errors).toHaveProperty('order_id')
  })

  test('a gateway is taken by name only while it is on, and paying is shown as online', async () => {
    const shop = await makeShop(api.db)
    const product = await makeProduct(api.db, shop.id)
    await fillCart(api.db, shopper.id, product.id)
    await api.db.insert(paymentGateways).values([
      { title: 'Sandbox', name: 'sandbox' },
      { title: 'Stripe', name: 'stripe', isActive: false },
    ])
    expect((await place(shop.id, 'sandbox')).status).toBe(422)
    await setSettings(api.db, { online_payment: true })
    expect((await place(shop.id, 'stripe')).status).toBe(422)
    expect((await place(shop.id, 'SandBox')).status).toBe(200)
    const { data } = await get('/orders')
    expect(data).toMatchObject({ orders: [{ payment_method: 'Online Payment' }] })
  })
})

test('only a pending order can be cancelled', async () => {
  await order()
  for (const orderStatus of calls.orderStatuses.slice(1)) {
    await api.db.update(orders).set({ orderStatus })
    const { status, body } = await api.post(
      '/orders/cancel',
      { order_id: 1 },
      { token: shopper.token },
    )
    expect(status).toBe(422)
    expect(body).toEqual({ message: 'Only a pending order can be cancelled' })
  }
  await api.db.update(orders).set({ orderStatus: 'Pending' })
  const { body } = await api.post('/orders/cancel', { order_id: 1 }, { token: shopper.token })
  expect(body.data).toMatchObject(v.parse(calls.cancelOrder.data, body.data))
  expect(body.data).toMatchObject({ order: { id: 1, order_status: 'Cancelled' } })
})

const form = { name: 'A', phone: '700000000', address_line: '1 Road', address_type: 'home' }
/** Every call that takes an id of something that belongs to one shopper. */
const owned = (ids: { order: number; address: number; product: number }) =>
  [
    ['GET', `/order-details?order_id=${ids.order}`, undefined, 422],
    ['POST', '/orders/cancel', { order_id: ids.order }, 422],
    ['POST', '/place-order/again', { order_id: ids.order }, 422],
    ['GET', `/order-payment/${ids.order}/sandbox`, undefined, 404],
    ['POST', `/address/${ids.address}/update`, { ...form, is_default: true }, 404],
    ['DELETE', `/address/${ids.address}/delete`, undefined, 404],
    ['POST', '/cart/increment', { product_id: ids.product }, 422],
    ['POST', '/cart/decrement', { product_id: ids.product }, 422],
  ] as const
/** Every call that needs to know who asks. */
const personal = [
  ...owned({ order: 1, address: 1, product: 1 }).map(([method, path]) => [method, path] as const),
  ['GET', '/profile'],
  ['GET', '/logout'],
  ['POST', '/logout'],
  ['GET', '/addresses'],
  ['POST', '/address/store'],
  ['GET', '/favorite-products'],
  ['POST', '/favorite-add-or-remove'],
  ['GET', '/carts'],
  ['POST', '/cart/store'],
  ['POST', '/cart/delete'],
  ['POST', '/cart/checkout'],
  ['GET', '/get-vouchers?shop_id=1'],
  ['POST', '/vouchers-collect'],
  ['GET', '/get-collected-vouchers'],
  ['GET', '/orders'],
  ['POST', '/place-order'],
] as const

describe('ownership', () => {
  test.each(personal)('%s %s needs a token', async (method, path) => {
    expect((await api.send(method, path)).status).toBe(401)
    expect((await api.send(method, path, { token: 'x'.repeat(43) })).status).toBe(401)
  })

  test("another's things are unknown, and stay as they are", async () => {
    const { product } = await order()
    await fillCart(api.db, shopper.id, product.id, { quantity: 2 })
    const stranger = await makeShopper(api.db)
    const ids = { order: 1, address: shopper.addressId, product: product.id }
    const before = [await get('/orders'), await get('/addresses'), await get('/carts')]
    for (const [method, path, body, status] of owned(ids)) {
      const answer = await api.send(method, path, { token: stranger.token, body })
      expect([path, answer.status]).toEqual([path, status])
    }
    await api.post('/cart/delete', { product_id: product.id }, { token: stranger.token })
    expect([await get('/orders'), await get('/addresses'), await get('/carts')]).toEqual(before)
    const [own] = await api.db.select().from(addresses).where(eq(addresses.userId, stranger.id))
    expect(own?.isDefault).toBe(true)
    for (const path of ['/orders', '/carts']) {
      const { body } = await api.get(path, { token: stranger.token })
      expect(body.data).toMatchObject({ total: 0 })
    }
  })
})
