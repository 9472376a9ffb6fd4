import type { DataOf, getAddresses, getCheckout, ShownOrder } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productSizes, sizes } from '../catalogue/tables.ts'
import { openCashShop } from '../testing/shop-api.ts'
import { orders } from './tables.ts'
import { fillCart, makeProduct, makeShop, makeShopper, placeOrder } from './testing.ts'

const api = await openCashShop()

type Shopper = Awaited<ReturnType<typeof makeShopper>>
let shop: Awaited<ReturnType<typeof makeShop>>
let goods: Awaited<ReturnType<typeof makeProduct>>
let other: Awaited<ReturnType<typeof makeProduct>>
let buyer: Shopper
beforeEach(async () => {
  shop = await makeShop(api.db)
  goods = await makeProduct(api.db, shop.id, { taxRate: '7.50' })
  other = await makeProduct(api.db, shop.id, { price: '48.19' })
  buyer = await makeShopper(api.db)
  await fillCart(api.db, buyer.id, goods.id)
})

/** What a page shows that has just read everything. */
async function look(isBuyNow = false): Promise<ShownOrder> {
  const { token } = buyer
  const body = { shop_ids: [shop.id], is_buy_now: isBuyNow }
  const checkout = await api.post('/cart/checkout', body, { token })
  const answer = checkout.body.data as DataOf<typeof getCheckout>
  expect(answer.checks_order).toBe(true)
  const book = (await api.get('/addresses', { token })).body.data as DataOf<typeof getAddresses>
  const [address] = book.addresses
  if (!address) throw new Error('The shopper has no address')
  return {
    lines: answer.checkout_items
      .flatMap(({ products }) => products)
      .map(({ id, quantity, size, color, unit, price, discount_price }) => ({
        product_id: id,
        quantity,
        size: size?.id ?? null,
        color: color?.id ?? null,
        unit,
        price: Number(price),
        discount_price,
      })),
    totals: {
      ...answer.checkout,
      delivery_charge: Number(answer.checkout.delivery_charge),
      coupon_discount: Number(answer.checkout.coupon_discount),
      order_tax_amount: Number(answer.checkout.order_tax_amount),
    },
    address,
  }
}

const place = (shown: ShownOrder, more: object = {}) =>
  placeOrder(api, buyer, [shop.id], { shown, ...more })
const put = (productId: number, more: object = {}) =>
  api.post('/cart/store', { product_id: productId, ...more }, { token: buyer.token })

async function expectRefused(shown: ShownOrder, changes: readonly string[], more: object = {}) {
  const { status, body } = await place(shown, more)
  expect([status, body.errors]).toEqual([422, { shown: changes }])
  for (const change of changes) expect(body.message).toContain(change)
  expect(await api.db.$count(orders)).toBe(0)
}

test('what the page shows is placed', async () => {
  expect((await place(await look())).status).toBe(200)
  const [order] = await api.db.select().from(orders)
  expect(order?.payableAmount).toBe('15.75')
})

test('what another window put in meanwhile is not placed, whatever it was told of its total', async () => {
  const shown = await look()
  await put(other.id)
  await look()
  await expectRefused(shown, [`"${other.name}" was added to your cart.`])
  expect((await place(await look())).status).toBe(200)
})

test('goods that were ordered in another window are told by their name, not as an empty cart', async () => {
  const shown = await look()
  await api.post('/cart/delete', { product_id: goods.id }, { token: buyer.token })
  await expectRefused(shown, [`"${goods.name}" is no longer in your cart.`])
  const elsewhere = await makeProduct(api.db, (await makeShop(api.db)).id)
  await put(elsewhere.id)
  await expectRefused(shown, [`"${goods.name}" is no longer in your cart.`])
})

test('a product that is bought now elsewhere is not placed here', async () => {
  await put(goods.id, { is_buy_now: true })
  const shown = await look(true)
  await put(other.id, { is_buy_now: true })
  await look(true)
  await expectRefused(
    shown,
    [`"${goods.name}" is no longer in your cart.`, `"${other.name}" was added to your cart.`],
    { is_buy_now: true },
  )
})

test('fewer pieces are another order, too', async () => {
  await put(goods.id)
  const shown = await look()
  await api.post('/cart/decrement', { product_id: goods.id }, { token: buyer.token })
  await expectRefused(shown, [`There is another quantity of "${goods.name}" in your cart.`])
})

test('so is another size', async () => {
  const made = await api.db
    .insert(sizes)
    .values([{ name: 'S' }, { name: 'M' }])
    .returning()
  for (const { id } of made)
    await api.db.insert(productSizes).values({ productId: goods.id, sizeId: id })
  const shown = await look()
  await api.post('/cart/delete', { product_id: goods.id }, { token: buyer.token })
  await put(goods.id, { size: made[1]?.id })
  await expectRefused(shown, [`Another size or colour of "${goods.name}" was chosen.`])
})

test('a price that fell is said like one that rose', async () => {
  const shown = await look()
  await api.db.execute(sql`update products set discount_price = 9 where id = ${goods.id}`)
  await expectRefused(shown, [`The price of "${goods.name}" has changed.`])
})

test('a delivery charge that changed is told by the total', async () => {
  const shown = await look()
  await api.db.execute(sql`update shop_delivery_bands set charge = 4`)
  await expectRefused(shown, ['The total has changed.'])
})

test('an address that was edited elsewhere is not delivered to', async () => {
  const shown = await look()
  const form = { name: 'Somebody Else', phone: '700000000', address_line: '2 Other Street' }
  await api.post(
    `/address/${buyer.addressId}/update`,
    { ...form, address_type: 'home' },
    { token: buyer.token },
  )
  await expectRefused(shown, ['The delivery address has changed.'])
})

test('the changes are told in the language of the shopper', async () => {
  const shown = await look()
  await put(other.id)
  const answer = await api.post(
    '/place-order',
    { shop_ids: [shop.id], address_id: buyer.addressId, payment_method: 'cash', shown },
    { token: buyer.token, headers: { 'Accept-Language': 'ar' } },
  )
  expect(answer.body.message).toContain(other.name)
  expect(answer.body.message).not.toContain('was added')
})
