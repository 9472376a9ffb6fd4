import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  colors,
  productColors,
  productMedia,
  productSizes,
  products,
  sizes,
  units,
} from '../catalogue/tables.ts'
import { flashSaleProducts, flashSales } from '../flash/tables.ts'
import {
  emptyDatabase,
  fillCart,
  inHours,
  makeProduct,
  makeShop,
  makeShopper,
} from '../orders/testing.ts'
import { shops } from '../shops/tables.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'

let now = testNow
let api: TestApi
let shopper: Awaited<ReturnType<typeof makeShopper>>
let shop: Awaited<ReturnType<typeof makeShop>>
beforeAll(async () => {
  api = await openTestApi({ now: () => now })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = testNow
  await emptyDatabase(api.db)
  shopper = await makeShopper(api.db)
  shop = await makeShop(api.db)
})

const as = (locale?: string) => ({ token: shopper.token, ...(locale ? { locale } : {}) })
const ask = async (path: string, body: object, locale?: string) => {
  const answer = await api.post(path, body, as(locale))
  if (answer.status !== 200) return { ...answer, cart: null, line: null }
  const cart = v.parse(calls.getCart.data, answer.body.data)
  // Nothing had to be dropped or filled in: the answer is what the contract says.
  expect(answer.body.data).toEqual(cart)
  return { ...answer, cart, line: cart.cart_items[0]?.products[0] ?? null }
}
const add = (product_id: number, more: object = {}) => ask('/cart/store', { product_id, ...more })
const readCart = async (query = '') => {
  const { body } = await api.get(`/carts${query}`, as())
  return v.parse(calls.getCart.data, body.data)
}
const change = (id: number, to: Partial<typeof products.$inferInsert>) =>
  api.db.update(products).set(to).where(eq(products.id, id))

/** A product with a size at +2.00 and two colours, one at +1.50. */
const makeOptions = async (over: Partial<typeof products.$inferInsert> = {}) => {
  const product = await makeProduct(api.db, shop.id, over)
  await api.db.insert(sizes).values({ name: 'Large', names: { ar: 'كبير' } })
  await api.db.insert(colors).values([
    { name: 'Red', colorCode: '#c9362f' },
    { name: 'Blue', colorCode: '#2f54c9' },
    { name: 'Green', colorCode: '#2fc954' },
  ])
  await api.db.insert(productSizes).values({ productId: product.id, sizeId: 1, surcharge: '2.00' })
  await api.db.insert(productColors).values([
    { productId: product.id, colorId: 1, surcharge: '1.50' },
    { productId: product.id, colorId: 2 },
  ])
  return product
}

describe('adding', () => {
  test('a new line takes the quantity, the choice, and its surcharges with tax', async () => {
    await api.db.insert(units).values({ name: 'Piece', names: { ar: 'قطعة' } })
    const priced = { price: '19.99', discountPrice: '14.99', taxRate: '9.50', unitId: 1 }
    const product = await makeOptions(priced)
    const { cart, line, body } = await add(product.id, {
      quantity: 3,
      size: 1,
      color: 1,
      unit: 'Piece',
    })
    expect(body.message).toBe('product added to cart')
    expect(cart).toMatchObject({ total: 1, info: null, cart_items: [{ shop_id: shop.id }] })
    expect(line).toMatchObject({
      quantity: 3,
      price: 25.72,
      discount_price: 20.24,
      size: { id: 1, name: 'Large', price: 2.19 },
      color: { id: 1, name: 'Red', color_code: '#c9362f', price: 1.64 },
      unit: 'Piece',
    })
  })

  test('a line shows the product in its colour, where there is such a picture', async () => {
    const product = await makeOptions({ thumbnail: 'any.webp' })
    const productId = product.id
    await api.db.insert(productMedia).values([
      { productId, thumbnail: 'red-too.webp', colorId: 1, position: 0 },
      { productId, thumbnail: 'blue-too.webp', colorId: 2, position: 2 },
      { productId, thumbnail: 'blue.webp', colorId: 2, position: 1 },
    ])
    // The product's own picture is of its first colour.
    expect((await add(productId, { color: 1 })).line?.thumbnail).toMatch(/\/any\.webp$/)
    expect((await add(productId, { color: 2 })).line?.thumbnail).toMatch(/\/blue\.webp$/)
  })

  test('nothing is bought without a choice where there are several', async () => {
    const product = await makeOptions()
    await api.db.insert(sizes).values({ name: 'Small' })
    await api.db.insert(productSizes).values({ productId: product.id, sizeId: 2 })
    const none = await add(product.id, { color: 1 })
    expect(none.body.errors).toEqual({ size: ['Please choose a size'] })
    expect(await readCart()).toMatchObject({ total: 0 })
    expect((await add(product.id, { size: 2, color: 2 })).status).toBe(200)
    // What was chosen stays, so a press on its tile is one more of the same.
    expect((await add(product.id)).line).toMatchObject({ quantity: 2, size: { id: 2 } })
  })

  test('what comes in one size is that one', async () => {
    const product = await makeOptions()
    expect((await add(product.id, { color: 2 })).line).toMatchObject({ size: { id: 1 } })
  })

  test('a colour that is not said is the first one, with what it costs', async () => {
    const product = await makeOptions({ price: '10.00' })
    expect((await add(product.id)).line).toMatchObject({
      price: 13.5,
      color: { id: 1, price: 1.5 },
    })
    expect((await add(product.id, { color: 2 })).line).toMatchObject({ color: { id: 2 } })
    expect((await add(product.id)).line).toMatchObject({ color: { id: 2 } })
  })

  test("the unit is the product's own, whatever is sent", async () => {
    await api.db.insert(units).values({ name: 'Piece', names: { ar: 'قطعة' } })
    const product = await makeProduct(api.db, shop.id, { unitId: 1 })
    const plain = await makeProduct(api.db, shop.id)
    expect((await add(product.id, { unit: 'قطعة' })).line?.unit).toBe('Piece')
    const arabic = await ask('/cart/store', { product_id: product.id, unit: 'Piece' }, 'ar')
    expect(arabic.line?.unit).toBe('قطعة')
    expect((await add(product.id, { unit: 'Pack of 100, paid' })).line?.unit).toBe('Piece')
    const { cart } = await add(plain.id, { unit: 'Pack of 100, paid' })
    const line = cart?.cart_items[0]?.products.find(({ id }) => id === plain.id)
    expect(line?.unit).toBeNull()
  })

  test('a line that is there gets one more, whatever is sent, and takes the new choice', async () => {
    const product = await makeOptions()
    await add(product.id, { quantity: 2, size: 1, color: 1 })
    const { line } = await add(product.id, { quantity: 5, color: 2 })
    expect(line).toMatchObject({ quantity: 3, size: { id: 1 }, color: { id: 2 } })
  })

  test('ten presses at once are ten pieces; the stock ends it', async () => {
    const product = await makeProduct(api.db, shop.id, { name: 'Mug', quantity: 6 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(product.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body).toEqual({ message: 'Only 6 pieces of "Mug" are available.' })
    expect((await readCart()).cart_items[0]?.products[0]?.quantity).toBe(6)
  })

  test('refuses more than the stock, foreign options, and what is not for sale', async () => {
    const product = await makeOptions({ quantity: 4 })
    const sold = await makeProduct(api.db, shop.id, { name: 'Gone', quantity: 0 })
    const hidden = await makeProduct(api.db, shop.id, { isActive: false })
    const closed = await makeShop(api.db, { isActive: false })
    const inside = await makeProduct(api.db, closed.id)
    expect((await add(product.id, { quantity: 5, color: 1 })).body.errors).toBeUndefined()
    expect((await add(sold.id)).body).toEqual({ message: '"Gone" is sold out.' })
    expect((await add(product.id, { color: 3 })).body.errors).toHaveProperty('color')
    expect((await add(product.id, { size: 9 })).body.errors).toHaveProperty('size')
    for (const id of [hidden.id, inside.id, 4711])
      expect((await add(id)).body.errors).toHaveProperty('product_id')
    expect(await readCart()).toMatchObject({ total: 0 })
  })

  test('a buy-now line starts again at one and is the only one', async () => {
    const [a, b] = [await makeProduct(api.db, shop.id), await makeProduct(api.db, shop.id)]
    await add(a.id, { quantity: 2 })
    const first = await add(a.id, { quantity: 4, is_buy_now: true })
    expect(first.line).toMatchObject({ id: a.id, quantity: 4 })
    const again = await add(a.id, { quantity: 4, is_buy_now: true })
    expect(again.line).toMatchObject({ id: a.id, quantity: 1 })
    const other = await add(b.id, { is_buy_now: true })
    expect(other.cart).toMatchObject({ total: 1, cart_items: [{ products: [{ id: b.id }] }] })
    expect(await readCart('?is_buy_now=1')).toMatchObject({ total: 1 })
    expect((await readCart()).cart_items[0]?.products).toMatchObject([{ id: a.id, quantity: 2 }])
  })
})

describe('changing', () => {
  test('increment stops at the stock, decrement ends in the exact message', async () => {
    const product = await makeProduct(api.db, shop.id, { name: 'Mug', quantity: 2 })
    const one = { product_id: product.id }
    await add(product.id)
    expect((await ask('/cart/increment', one)).line?.quantity).toBe(2)
    const refused = await ask('/cart/increment', one)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe('Only 2 pieces of "Mug" are available.')
    expect((await ask('/cart/decrement', one)).line?.quantity).toBe(1)
    // Clients compare the sentence: it is the same in every language.
    const last = await ask('/cart/decrement', one, 'ar')
    expect(last.body).toMatchObject({ message: 'product removed from cart', data: { total: 0 } })
    for (const path of ['/cart/increment', '/cart/decrement'])
      expect((await ask(path, one)).body).toEqual({ message: 'This product is not in your cart.' })
  })

  test('deleting takes the buy-now twin along, and may be repeated', async () => {
    const product = await makeProduct(api.db, shop.id)
    await add(product.id)
    await add(product.id, { is_buy_now: true })
    for (let n = 0; n < 2; n++)
      expect((await ask('/cart/delete', { product_id: product.id })).cart?.total).toBe(0)
    expect(await readCart('?is_buy_now=1')).toMatchObject({ total: 0 })
  })
})

describe('reading', () => {
  test('lines are grouped by shop; names are in the language that is asked for', async () => {
    const other = await makeShop(api.db)
    const a = await makeProduct(api.db, shop.id, { names: { ar: 'كوب' } })
    const b = await makeProduct(api.db, other.id)
    const c = await makeProduct(api.db, shop.id)
    for (const { id } of [a, b, c]) await fillCart(api.db, shopper.id, id)
    const { body } = await api.get('/carts', as('ar'))
    const cart = v.parse(calls.getCart.data, body.data)
    const ids = cart.cart_items.map((group) => [group.shop_id, group.products.map(({ id }) => id)])
    expect(ids).toEqual([
      [shop.id, [a.id, c.id]],
      [other.id, [b.id]],
    ])
    expect(cart.total).toBe(3)
    expect(cart.cart_items[0]?.products[0]?.name).toBe('كوب')
  })

  test('what shrank is lowered, what vanished is removed, and info says both once', async () => {
    const [a, b, c] = [
      await makeProduct(api.db, shop.id, { name: 'Mug' }),
      await makeProduct(api.db, shop.id, { name: 'Pan' }),
      await makeProduct(api.db, (await makeShop(api.db)).id, { name: 'Pot' }),
    ]
    for (const { id } of [a, b, c]) await fillCart(api.db, shopper.id, id, { quantity: 5 })
    await change(a.id, { quantity: 1 })
    await change(b.id, { quantity: 0 })
    await api.db.update(shops).set({ isActive: false }).where(eq(shops.id, c.shopId))
    // What the totals take no account of is for the cart to tell.
    const { body } = await api.post('/cart/checkout', { shop_ids: [shop.id] }, as())
    const { checkout_items: items } = v.parse(calls.getCheckout.data, body.data)
    expect(items).toMatchObject([{ products: [{ id: a.id, quantity: 1 }] }])
    const cart = await readCart()
    expect(cart.info).toBe(
      'Only one piece of "Mug" is available. The quantity in your cart was lowered. ' +
        '"Pan" is sold out. It was removed from your cart. ' +
        '"Pot" is no longer available. It was removed from your cart.',
    )
    expect(cart).toMatchObject({
      total: 1,
      cart_items: [{ products: [{ id: a.id, quantity: 1 }] }],
    })
    expect(await readCart()).toEqual({ ...cart, info: null })
  })

  test('while a flash sale runs, its price and its remainder count', async () => {
    const product = await makeProduct(api.db, shop.id, { discountPrice: '9.00', quantity: 8 })
    const [sale] = await api.db
      .insert(flashSales)
      .values({ name: 'Now', startsAt: inHours(1), endsAt: inHours(2) })
      .returning()
    await api.db.insert(flashSaleProducts).values({
      flashSaleId: sale?.id ?? 0,
      productId: product.id,
      salePrice: '4.00',
      remaining: 1,
    })
    const price = async () => (await readCart()).cart_items[0]?.products[0]?.discount_price
    await add(product.id)
    expect(await price()).toBe(9)
    now = inHours(1)
    expect(await price()).toBe(4)
    expect((await add(product.id)).status).toBe(422)
    now = inHours(2)
    expect(await price()).toBe(9)
    expect((await add(product.id)).status).toBe(200)
  })
})
