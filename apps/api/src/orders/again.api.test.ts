import type { DataOf, quoteAgain } from '@shop/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cartLines } from '../cart/tables.ts'
import { productSizes, products, sizes } from '../catalogue/tables.ts'
import { paymentGateways } from '../settings/tables.ts'
import { openCashShop } from '../testing/shop-api.ts'
import { idempotencyKeys, orders } from './tables.ts'
import { fillCart, makeProduct, makeShop, makeShopper, placeOrder, setSettings } from './testing.ts'

const api = await openCashShop()
let buyer: Awaited<ReturnType<typeof makeShopper>>
beforeEach(async () => {
  buyer = await makeShopper(api.db)
})

/** An order of two pieces at 10.00 that has arrived. */
async function delivered(size?: number) {
  const shop = await makeShop(api.db)
  const product = await makeProduct(api.db, shop.id)
  if (size) await api.db.insert(productSizes).values({ productId: product.id, sizeId: size })
  await fillCart(api.db, buyer.id, product.id, { quantity: 2, sizeId: size ?? null })
  expect((await placeOrder(api, buyer, [shop.id])).status).toBe(200)
  await api.db.update(orders).set({ orderStatus: 'Delivered' })
  return product
}
const again = (more: object = {}, { token = buyer.token, key = '' } = {}) =>
  api.post(
    '/place-order/again',
    { order_id: 1, ...more },
    { token, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) },
  )

describe('ordering again', () => {
  test("orders the same at today's prices, and leaves the cart alone", async () => {
    const product = await delivered()
    await api.db.update(products).set({ price: '12.00' })
    await fillCart(api.db, buyer.id, product.id, { quantity: 5 })
    const { status, body } = await again()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      order_payment_url: null,
      order: { id: 2, quantity: 2, amount: 29, order_status: 'Pending' },
    })
    const [stock] = await api.db.select().from(products)
    expect(stock?.quantity).toBe(6)
    expect(await api.db.select().from(cartLines)).toMatchObject([{ quantity: 5, isBuyNow: false }])
  })

  test('says first what it comes to and where it goes, and leaves everything as it is', async () => {
    const product = await delivered()
    await api.db.update(products).set({ price: '12.00' })
    await fillCart(api.db, buyer.id, product.id, { quantity: 5, isBuyNow: true })
    const ask = (token: string) => api.post('/place-order/again/quote', { order_id: 1 }, { token })
    expect((await ask(buyer.token)).body.data).toMatchObject({
      checkout: { total_amount: 24, delivery_charge: 5, payable_amount: 29 },
      checkout_items: [{ products: [{ id: product.id, quantity: 2, price: 12 }] }],
      address: { id: buyer.addressId, address_line: '1 Long Street' },
    })
    expect(await api.db.select().from(cartLines)).toMatchObject([{ quantity: 5, isBuyNow: true }])
    expect(await api.db.$count(orders)).toBe(1)
    expect((await ask((await makeShopper(api.db)).token)).status).toBe(422)
    await api.db.update(products).set({ quantity: 1 })
    expect((await ask(buyer.token)).body.message).toContain('Only one piece')
  })

  test('is refused when it is not what was shown', async () => {
    const product = await delivered()
    const body = { order_id: 1 }
    const quote = await api.post('/place-order/again/quote', body, { token: buyer.token })
    const { checkout, address } = quote.body.data as DataOf<typeof quoteAgain>
    const line = { product_id: product.id, quantity: 2, price: 10, discount_price: 0 }
    const shown = { lines: [line], totals: checkout, address }
    await api.db.update(products).set({ price: '12.00' })
    const refused = await again({ shown })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { shown: [`The price of "${product.name}" has changed.`] },
    ])
    await api.db.update(products).set({ price: '10.00' })
    expect((await again({ shown })).status).toBe(200)
  })

  test('with one key makes one order', async () => {
    await delivered()
    const answers = await Promise.all(Array.from({ length: 8 }, () => again({}, { key: 'again' })))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ order: { id: 2 } })
    }
    expect(await api.db.$count(orders)).toBe(2)
  })

  test('a repeat with its key is the same wish, whatever it shows or pays with by now', async () => {
    await delivered()
    await setSettings(api.db, { online_payment: true })
    await api.db.insert(paymentGateways).values({ title: 'Sandbox', name: 'sandbox' })
    await again({}, { key: 'lost' })
    const { status, body } = await again({ payment_method: 'sandbox' }, { key: 'lost' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ order: { id: 2 } })
    expect(await api.db.$count(orders)).toBe(2)
  })

  test('without a key, asked for at once or within a minute, makes one order', async () => {
    await delivered()
    const answers = await Promise.all(Array.from({ length: 8 }, () => again()))
    for (const { status, body } of [...answers, await again({ payment_method: 'CASH' })]) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ order: { id: 2 } })
    }
    expect(await api.db.$count(orders)).toBe(2)
  })

  test('without a key makes another one later, by another method, or after a cancellation', async () => {
    await delivered()
    await setSettings(api.db, { online_payment: true })
    await api.db.insert(paymentGateways).values({ title: 'Sandbox', name: 'sandbox' })
    await again()
    expect((await again({ payment_method: 'sandbox' })).body.data).toMatchObject({
      order: { id: 3 },
    })
    await api.post('/orders/cancel', { order_id: 2 }, { token: buyer.token })
    expect((await again()).body.data).toMatchObject({ order: { id: 4 } })
    expect((await again()).body.data).toMatchObject({ order: { id: 4 } })
    await api.db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '61 seconds'` })
    const delayed = await Promise.all(Array.from({ length: 4 }, () => again()))
    for (const { body } of delayed) expect(body.data).toMatchObject({ order: { id: 5 } })
    expect(await api.db.$count(orders)).toBe(5)
  })

  test('is all or nothing: less than before is refused with its reason', async () => {
    const product = await delivered()
    const name = `"${product.name}"`
    await api.db.update(products).set({ quantity: 1 })
    expect((await again()).body).toEqual({ message: `Only one piece of ${name} is available.` })
    await api.db.update(products).set({ quantity: 0 })
    expect((await again()).body).toEqual({ message: `${name} is sold out.` })
    await api.db.update(products).set({ quantity: 9, isActive: false })
    expect((await again()).body).toEqual({ message: `${name} is no longer available.` })
    expect(await api.db.$count(orders)).toBe(1)
    expect(await api.db.$count(cartLines)).toBe(0)
  })

  test('never takes another size for the one that is gone', async () => {
    const [size] = await api.db.insert(sizes).values({ name: 'M' }).returning()
    await delivered(size?.id)
    expect((await again({}, { key: 'one' })).status).toBe(200)
    await api.db.update(orders).set({ orderStatus: 'Delivered' })
    await api.db.delete(productSizes)
    expect((await again({}, { key: 'two' })).body).toEqual({
      message: 'The product does not come in this size',
    })
    await api.db.delete(sizes).where(eq(sizes.id, size?.id ?? 0))
    expect((await again({}, { key: 'two' })).status).toBe(422)
  })

  test('is for own, delivered orders and methods that are on', async () => {
    await delivered()
    const stranger = await makeShopper(api.db)
    expect((await again({}, { token: stranger.token })).body.errors).toHaveProperty('order_id')
    expect((await again({ order_id: 99 })).body.errors).toHaveProperty('order_id')
    expect((await again({ payment_method: 'stripe' })).body.errors).toHaveProperty('payment_method')
    await setSettings(api.db, { order_place_account_verify: true })
    expect((await again()).body.message).toBe('Please verify your account first.')
    await setSettings(api.db, { order_place_account_verify: false })
    await api.db.update(orders).set({ orderStatus: 'Pending' })
    expect((await again()).body).toEqual({
      message: 'Only a delivered order can be ordered again',
    })
    expect((await api.post('/place-order/again', { order_id: 1 })).status).toBe(401)
  })
})

describe('invoice and receipt', () => {
  const addresses = async () => {
    const { body } = await api.get('/order-details?order_id=1', { token: buyer.token })
    const { order } = body.data as {
      order: { invoice_url: string; payment_receipt_url: string | null }
    }
    return order
  }
  const open = async (address: string) => {
    const response = await api.app.request(address)
    return { status: response.status, page: await response.text() }
  }

  test('open without a token by an address that cannot be guessed', async () => {
    const product = await delivered()
    const { invoice_url: invoice, payment_receipt_url: none } = await addresses()
    expect(invoice).toMatch(/^http:\/\/shop\.test\/shop\/download-invoice\/1\?key=[\da-f-]{36}$/)
    expect(none).toBeNull()
    const { status, page } = await open(invoice)
    expect(status).toBe(200)
    for (const text of ['#RC000001', product.name, '1 Long Street', '$25.00 USD'])
      expect(page).toContain(text)
    const { pathname, search } = new URL(invoice)
    expect((await open(`/shop/payment-slip/1/download${search}`)).status).toBe(404)
    await api.db.update(orders).set({ paymentStatus: 'Paid' })
    const { payment_receipt_url: receipt } = await addresses()
    expect((await open(receipt ?? '')).page).toContain('Amount paid')
    for (const wrong of ['', '?key=x', '?key=00000000-0000-4000-8000-000000000000', '?key[]=1'])
      expect((await open(pathname + wrong)).status).toBe(404)
    for (const id of ['2', '0', '%00', 'x', '99999999999'])
      expect((await open(`/shop/download-invoice/${id}${search}`)).status).toBe(404)
  })

  test('say every sum that the order has', async () => {
    await delivered()
    const sums = Object.entries(getTableColumns(orders)).flatMap(
      ([name, { dataType, columnType }], at) =>
        dataType === 'string' && columnType === 'PgNumeric'
          ? [[name, `${at + 100}.25`] as const]
          : [],
    )
    expect(sums.length).toBeGreaterThan(5)
    await api.db
      .update(orders)
      .set({ ...Object.fromEntries(sums), orderStatus: 'Cancelled', paymentStatus: 'Refunded' })
    const { page } = await open((await addresses()).invoice_url)
    // Taxes stand by name, and a shop's own discount is in the total.
    const lacking = sums.filter(
      ([name, sum]) => !['taxAmount', 'discount'].includes(name) && !page.includes(sum),
    )
    expect(lacking).toEqual([])
  })

  test('show what shoppers and shops wrote as text', async () => {
    await delivered()
    await api.db.update(orders).set({ address: { name: '<img src=x onerror=alert(1)>' } })
    const { page } = await open((await addresses()).invoice_url)
    expect(page).toContain('&lt;img src=x')
  })
})
