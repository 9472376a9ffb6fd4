import { orderDetails, orders } from '@shop/contract/fixtures'
import type { Attempt } from '@shop/flows/checkout'
import { expect, test } from 'vitest'
import { goodsOfOrder } from './goods.ts'
import { ordersSince, placedBy } from './placed-by.ts'

const [like] = orders
const [line] = orderDetails.products
if (!like || !line) throw new Error('The fixtures have no order')

const began = Date.parse('2026-06-15T12:00:00Z')
/** What is in each order: the quantities of products by their ids. */
type Contents = Readonly<Record<number, Readonly<Record<number, number>>>>
const linesOf = (held: Contents[number] = {}, size = 'M') =>
  Object.entries(held).map(([product, order_qty]) => ({
    ...line,
    id: Number(product),
    order_qty,
    size,
  }))
const goodsIn = (...shops: Contents[number][]) => shops.map((held) => goodsOfOrder(linesOf(held)))

const look = async (
  changed: Partial<Attempt>,
  contents: Contents,
  created_at = '2026-06-15T12:00:01.000000Z',
  size = 'M',
) => {
  const newestFirst = Object.keys(contents)
    .map(Number)
    .toSorted((one, other) => other - one)
  const attempt = { newest: 7, at: began, goods: goodsIn({ 1: 2 }), ...changed }
  const since = await ordersSince(
    attempt,
    newestFirst.map((id) => ({ ...like, id, created_at })),
    async (id) => ({ products: linesOf(contents[id], size) }),
  )
  return placedBy(attempt, since).map(({ id }) => id)
}

test.each<[string, Contents, number[]]>([
  ['none that is newer', { 7: { 1: 2 } }, []],
  ['a newer one of its goods', { 8: { 1: 2 }, 7: { 1: 2 } }, [8]],
  ['a newer one of other goods', { 8: { 3: 1 } }, []],
  ['a newer one of another quantity', { 8: { 1: 1 } }, []],
  ['a newer one with more in it', { 8: { 1: 2, 3: 1 } }, []],
  ['two that are the same: the first', { 9: { 1: 2 }, 8: { 1: 2 } }, [8]],
])('%s', async (_, contents, ids) => {
  expect(await look({}, contents)).toEqual(ids)
})

test('not one of another size', async () => {
  expect(await look({}, { 8: { 1: 2 } }, undefined, 'S')).toEqual([])
})

test('one a shop, whatever another device has ordered between', async () => {
  const goods = goodsIn({ 1: 2 }, { 5: 1 })
  expect(await look({ goods }, { 10: { 5: 1 }, 9: { 3: 1 }, 8: { 1: 2 } })).toEqual([8, 10])
})

test('beside one that is whole, a part of another shop’s goods: the rest had left the cart', async () => {
  const goods = goodsIn({ 6: 1 }, { 5: 1, 3: 1 })
  expect(await look({ goods }, { 9: { 3: 1 }, 8: { 6: 1 } })).toEqual([8, 9])
  expect(await look({ goods }, { 9: { 3: 2 }, 8: { 6: 1 } })).toEqual([8])
  expect(await look({ goods }, { 9: { 3: 1 } })).toEqual([])
})

test('without a newest one the time tells, by a clock that is a little slow as well', async () => {
  expect(await look({ newest: null }, { 8: { 1: 2 } })).toEqual([8])
  expect(await look({ newest: null }, { 8: { 1: 2 } }, '2026-06-15T11:59:00.000000Z')).toEqual([8])
  expect(await look({ newest: null }, { 8: { 1: 2 } }, '2026-06-14T12:00:00.000000Z')).toEqual([])
})

test('what is in an order has to be read: else nobody knows', async () => {
  const unread = ordersSince({ newest: 7, at: began }, [{ ...like, id: 8 }], () =>
    Promise.reject(new Error('No line')),
  )
  await expect(unread).rejects.toThrow('No line')
})
