// @vitest-environment jsdom
import type { Cart } from '@shop/contract'
import { cart as fixture } from '@shop/contract/fixtures'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/data/api-error.ts'
import { resource } from '#app/data/resource.ts'
import type { CartAnswer } from './cart-change.ts'
import { lineOf } from './cart-line.ts'
import { useCartQueue } from './use-cart-queue.ts'

const [shop] = fixture.cart_items
const [line] = shop?.products ?? []
if (!shop || !line) throw new Error('The fixture has a line')
const { id } = line
const holding = (quantity: number): Cart => ({
  ...fixture,
  cart_items: quantity > 0 ? [{ ...shop, products: [{ ...line, quantity }] }] : [],
})

let stored = 2
let visits = 0
/** What becomes of the next calls; `lost`: done, and its answer does not come. */
let fates: ('done' | 'lost' | 'broken' | 'refused')[] = []
let isReadable = true
/** What the reads wait for. */
let held: Promise<void> | null = null

const put = async (quantity: number): Promise<CartAnswer> => {
  const fate = fates.shift() ?? 'done'
  if (fate === 'refused') throw new ApiError(422, 'No more is left.')
  if (fate !== 'broken') stored = quantity
  if (fate !== 'done') throw new ApiError(500, 'Server Error')
  return { cart: holding(stored), message: null }
}
const calls = {
  store: () => put(stored + 1),
  increment: () => put(stored + 1),
  decrement: () => put(stored - 1),
  remove: () => put(0),
}
const source = resource('cart-of-the-test', async (_client, _visit: number) => {
  await held
  if (!isReadable) throw new ApiError(500, 'It cannot be read.')
  return holding(stored)
})

const news = { answered: vi.fn(), refused: vi.fn(), info: vi.fn() }
let cart: ReturnType<typeof useCartQueue>
function Shown() {
  cart = useCartQueue(visits, news, { resource: source as never, calls })
  return null
}

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  vi.useFakeTimers()
  stored = 2
  visits += 1
  fates = []
  isReadable = true
  held = null
  root = createRoot(document.createElement('main'))
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shown />
      </SWRConfig>,
    ),
  )
  await rest()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rest = () => act(() => vi.advanceTimersByTimeAsync(10_000))
const press = async (times: number, by: 1 | -1 = 1) => {
  await act(async () => {
    for (let at = 0; at < times; at += 1) cart.queue.change(id, by)
  })
  await rest()
}
const shown = () => lineOf(cart.state.cart, id)?.quantity ?? 0
const told = () => news.refused.mock.calls.map(([, error]) => (error as ApiError).message)
const kinds = () => news.answered.mock.calls.map(([{ kind }]) => kind)

test.each([
  ['first', ['broken'], 2],
  ['second', ['done', 'broken'], 3],
  ['last', ['done', 'done', 'broken'], 4],
] as const)('a call that was not made is told: the %s of three', async (_, all, left) => {
  fates = [...all]
  await press(3)
  expect([shown(), stored]).toEqual([left, left])
  expect(told()).toEqual(['Server Error'])
})

test('a call whose answer alone was lost is none that failed', async () => {
  fates = ['lost', 'done', 'lost']
  await press(3)
  expect([shown(), stored]).toEqual([5, 5])
  expect(told()).toEqual([])
})

test.each([
  ['lost', 0, ['remove'], []],
  ['broken', 2, [], ['Server Error']],
] as const)('taking out, %s', async (fate, left, done, refusals) => {
  fates = [fate]
  await act(async () => cart.queue.remove(id))
  await rest()
  expect([shown(), stored]).toEqual([left, left])
  expect(kinds()).toEqual(done)
  expect(told()).toEqual(refusals)
})

test.each([
  [['broken'], 2, [], ['Server Error']],
  [['done', 'broken'], 3, [], ['Server Error']],
  [['lost', 'lost', 'lost'], 5, ['quantity', 'quantity', 'add'], []],
] as const)('three more of what is there: %j', async (all, left, done, refusals) => {
  fates = [...all]
  await act(async () => void cart.queue.add({ product_id: id, quantity: 3 }))
  await rest()
  expect([shown(), stored]).toEqual([left, left])
  expect(kinds()).toEqual(done)
  expect(told()).toEqual(refusals)
})

test('what was changed elsewhere is seen after a refusal', async () => {
  stored = 0
  fates = ['refused']
  await press(1)
  expect(told()).toEqual(['No more is left.'])
  expect(shown()).toBe(0)
})

test('where the cart cannot be read, nobody says that it was not changed', async () => {
  fates = ['lost']
  isReadable = false
  await press(1)
  expect(told()).toEqual([
    'It is not known whether your cart was changed. Look at it before you try again.',
  ])
})

test('a line that goes another way elsewhere is told', async () => {
  stored = 1
  await press(3)
  expect([shown(), stored]).toEqual([2, 2])
  expect(told()).toEqual([
    'Your cart was changed elsewhere meanwhile. Look at it before you go on.',
  ])
})

test('a line that is taken out elsewhere while it is pressed here is told', async () => {
  await act(async () => cart.queue.change(id, 1))
  stored = 0
  await act(() => cart.refresh())
  await rest()
  expect(shown()).toBe(0)
  expect(told()).toEqual([
    'Your cart was changed elsewhere meanwhile. Look at it before you go on.',
  ])
})

/** A page whose cart is still being read. */
async function unread() {
  const { promise, resolve } = Promise.withResolvers<void>()
  await act(async () => root.render(null))
  visits += 1
  held = promise
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shown />
      </SWRConfig>,
    ),
  )
  return async () => {
    await act(async () => resolve())
    await rest()
  }
}

test('several of what may be there are put in once the cart is read', async () => {
  const read = await unread()
  await act(async () => void cart.queue.add({ product_id: id, quantity: 3 }))
  await rest()
  expect(stored).toBe(2)
  await read()
  expect([shown(), stored]).toEqual([5, 5])
  expect(kinds().at(-1)).toBe('add')
})

test('a cart whose first read failed is read before anything is put in', async () => {
  isReadable = false
  const read = await unread()
  await read()
  isReadable = true
  await act(async () => void cart.queue.add({ product_id: id, quantity: 3 }))
  await rest()
  expect([shown(), stored]).toEqual([5, 5])
  expect(told()).toEqual([])
})

test('nothing is put into a cart that cannot be read, and that is told', async () => {
  isReadable = false
  const read = await unread()
  await read()
  await act(async () => void cart.queue.add({ product_id: id, quantity: 1 }))
  await rest()
  expect(stored).toBe(2)
  expect(told()).toEqual([
    'Your cart cannot be read right now, so nothing was put into it. Please try again.',
  ])
})

test.each([1, 2])(
  'a window that had not heard of %d puts in as many as were asked for',
  async (n) => {
    stored = 0
    await act(() => cart.refresh())
    stored = n
    await act(async () => void cart.queue.add({ product_id: id, quantity: 3 }))
    await rest()
    expect([shown(), stored]).toEqual([n + 3, n + 3])
    expect(kinds().at(-1)).toBe('add')
  },
)

test('one that another device put in meanwhile is told as what the cart has now', async () => {
  stored = 0
  await act(() => cart.refresh())
  stored = 1
  fates = ['lost']
  await act(async () => void cart.queue.add({ product_id: id, quantity: 1 }))
  await rest()
  expect([shown(), stored]).toEqual([2, 2])
  expect(told()).toEqual([
    'It is not known whether your cart was changed. Look at it before you try again.',
  ])
})

test('a product whose answer was lost is told as what the cart has now', async () => {
  stored = 0
  await act(() => cart.refresh())
  fates = ['lost']
  await act(async () => void cart.queue.add({ product_id: id, quantity: 1 }))
  await rest()
  expect(news.answered).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'add' }),
    expect.objectContaining({ isInferred: true, cart: holding(1) }),
  )
})

test('of several pieces of which some are refused, those that are there are told', async () => {
  fates = ['done', 'done', 'refused']
  await act(async () => void cart.queue.add({ product_id: id, quantity: 4 }))
  await rest()
  expect([shown(), stored]).toEqual([4, 4])
  expect(told()).toEqual(['No more is left.'])
  expect(lineOf(news.refused.mock.lastCall?.[2], id)?.quantity).toBe(4)
})
