import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  emptyDatabase,
  fillCart,
  makeProduct,
  makeShop,
  makeShopper,
  setSettings,
} from '../orders/testing.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { addresses } from './tables.ts'

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

const form = { name: 'Ada', phone: '712345678', address_line: '1 Road', address_type: 'office' }
const post = (path: string, body: object = {}) =>
  api.post(path, { ...form, ...body }, { token: shopper.token })
const list = async () => {
  const { body } = await api.get('/addresses', { token: shopper.token })
  const data = v.parse(calls.getAddresses.data, body.data)
  expect(body.data).toMatchObject(data)
  return data.addresses
}
const remove = (id: number) => api.send('DELETE', `/address/${id}/delete`, { token: shopper.token })

describe('addresses', () => {
  test('the first is the default; a new default takes over, also from several at once', async () => {
    await api.db.delete(addresses)
    const { body } = await post('/address/store')
    const { address } = v.parse(calls.storeAddress.data, body.data)
    expect(body.data).toMatchObject({ address })
    expect(address).toMatchObject({ address_type: 'office', area: null, is_default: true })
    const answers = await Promise.all(
      [true, true, true, false].map((is_default) => post('/address/store', { is_default })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const all = await list()
    expect(all).toHaveLength(5)
    expect(all.map((one) => one.is_default)).toEqual([true, false, false, false, false])
    const page = await api.get('/addresses?page=2&per_page=2', { token: shopper.token })
    expect(page.body.data).toMatchObject({ total: 5, addresses: [{}, {}] })
  })

  test('an update replaces everything', async () => {
    const { status } = await post(`/address/${shopper.addressId}/update`, {
      area: 'North',
      latitude: '59.91',
      longitude: '',
      is_default: false,
    })
    expect(status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Ada', area: 'North', is_default: false }])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ phone: '123' }, 'phone'],
    [{ phone: '+4712345678' }, 'phone'],
    [{ address_type: 'castle' }, 'address_type'],
    [{ address_line: ' ' }, 'address_line'],
    [{ area: 'x'.repeat(256) }, 'area'],
    [{ latitude: 'north' }, 'latitude'],
    [{ latitude: 91 }, 'latitude'],
    [{ longitude: [1] }, 'longitude'],
    [{ is_default: 'perhaps' }, 'is_default'],
  ])('%j is refused at its field', async (over, field) => {
    for (const path of ['/address/store', `/address/${shopper.addressId}/update`]) {
      const { status, body } = await post(path, over)
      expect(status).toBe(422)
      expect(Object.keys(body.errors ?? {})).toEqual([field])
    }
  })

  test("another shopper's address is not there: neither to read, to change nor to delete", async () => {
    const { addressId } = await makeShopper(api.db)
    expect((await list()).map(({ id }) => id)).toEqual([shopper.addressId])
    const answers = [await post(`/address/${addressId}/update`), await remove(addressId)]
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toEqual({ message: 'The address was not found.' })
    }
    const [untouched] = await api.db.select().from(addresses).where(eq(addresses.id, addressId))
    expect(untouched).toMatchObject({ addressLine: '1 Long Street', isDefault: true })
  })

  test('hostile texts come back as they were typed', async () => {
    const text = '<script>alert(1)</script> \u202eevil 👩‍👩‍👧 "; drop table addresses; --'
    const { body } = await post('/address/store', { name: `${text}\0`, address_line: text })
    expect(body.data).toMatchObject({ address: { name: text, address_line: text } })
  })

  test('a hundred addresses are enough', async () => {
    const { body } = await post('/address/store')
    const { address } = v.parse(calls.storeAddress.data, body.data)
    const [row] = await api.db.select().from(addresses).where(eq(addresses.id, address.id))
    if (!row) throw new Error('No address')
    const { id: _, ...copy } = row
    await api.db.insert(addresses).values(Array.from({ length: 98 }, () => copy))
    const full = await post('/address/store')
    expect(full.status).toBe(422)
    expect(full.body).toEqual({ message: 'You can keep 100 addresses at most' })
  })

  test('one that an order uses stays; another goes', async () => {
    await setSettings(api.db, { cash_on_delivery: true })
    const shop = await makeShop(api.db)
    await fillCart(api.db, shopper.id, (await makeProduct(api.db, shop.id)).id)
    const order = { shop_ids: [shop.id], address_id: shopper.addressId, payment_method: 'cash' }
    await api.post('/place-order', order, { token: shopper.token })
    const used = await remove(shopper.addressId)
    expect(used.status).toBe(422)
    expect(used.body).toEqual({
      message: 'This address is used by an order and cannot be deleted',
    })
    await post('/address/store')
    const [, other] = await list()
    expect((await remove(other?.id ?? 0)).body).toEqual({ message: 'Address deleted successfully' })
    for (const id of [other?.id ?? 0, 0, 99_999_999_999])
      expect((await remove(id)).status).toBe(404)
  })
})

describe('favourites', () => {
  const toggle = (product_id: number) =>
    api.post('/favorite-add-or-remove', { product_id }, { token: shopper.token })
  const favourites = async () => {
    const { body } = await api.get('/favorite-products', { token: shopper.token })
    const data = v.parse(calls.getFavorites.data, body.data)
    expect(body.data).toEqual(data)
    return data.products.map(({ id, is_favorite }) => [id, is_favorite])
  }

  test('a toggle answers the card as it is now', async () => {
    const shop = await makeShop(api.db)
    const [a, b] = [await makeProduct(api.db, shop.id), await makeProduct(api.db, shop.id)]
    for (const { id } of [a, b]) {
      const { body } = await toggle(id)
      expect(body.data).toEqual(v.parse(calls.toggleFavorite.data, body.data))
      expect(body.data).toMatchObject({ product: { id, is_favorite: true } })
    }
    expect(await favourites()).toEqual([
      [b.id, true],
      [a.id, true],
    ])
    expect((await toggle(b.id)).body.data).toMatchObject({ product: { is_favorite: false } })
    expect(await favourites()).toEqual([[a.id, true]])
  })

  test('what is not for sale cannot be added', async () => {
    const shop = await makeShop(api.db)
    const hidden = await makeProduct(api.db, shop.id, { isActive: false, isListed: false })
    for (const id of [hidden.id, 4711])
      expect((await toggle(id)).body.errors).toHaveProperty('product_id')
    expect(await favourites()).toEqual([])
  })
})
