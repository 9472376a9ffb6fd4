import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { cart as fixture } from '@shop/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartAnswer, CartChange } from './cart-change.ts'
import { lineOf } from './cart-line.ts'
import { createCartQueue } from './cart-queue.ts'

function inFixture<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The fixture has two lines in its first shop')
  return thing
}
const firstShop = inFixture(fixture.cart_items[0])
const shirt = inFixture(firstShop.products[0])
const jacket = inFixture(firstShop.products[1])

const cartOf = (...lines: CartLine[]): Cart => ({
  total: lines.length,
  info: null,
  cart_items: lines.length > 0 ? [{ ...firstShop, products: lines }] : [],
})

class Refused extends Error {}

/** Nobody can say whether it was done. */
class Lost extends Error {}

/**
 * A shop server in a few lines: it takes `delay`, has `stock`, and writes down what it is asked. Of its calls, counted
 * from 1, the answers of some are lost.
 */
function createServer({
  start = cartOf({ ...shirt, quantity: 2 }),
  stock = 100,
  delay = 1500,
  lost = {} as Readonly<Record<number, 'done' | 'undone'>>,
} = {}) {
  let cart = start
  const log: string[] = []
  let calls = 0
  const later = <T>(value: () => T) => {
    calls += 1
    const fate = lost[calls]
    return new Promise<T>((resolve, reject) =>
      setTimeout(() => {
        try {
          const done = fate === 'undone' ? null : value()
          if (done === null || fate) throw new Lost('No answer')
          resolve(done)
        } catch (error) {
          reject(error)
        }
      }, delay),
    )
  }
  const put = (id: number, quantity: number): CartAnswer => {
    const lines = cart.cart_items.flatMap(({ products }) => products)
    cart = cartOf(
      ...lines
        .map((line) => (line.id === id ? { ...line, quantity } : line))
        .filter((line) => line.quantity > 0),
    )
    return { cart, message: quantity > 0 ? 'ok' : 'product removed from cart' }
  }
  const quantity = (id: number) => lineOf(cart, id)?.quantity ?? 0
  return {
    log,
    quantity,
    read: () => Promise.resolve(cart),
    get cart() {
      return cart
    },
    calls: {
      increment: (id: number) => {
        log.push(`+${id}`)
        return later(() => {
          if (quantity(id) >= stock) throw new Refused('Not enough in stock')
          return put(id, quantity(id) + 1)
        })
      },
      decrement: (id: number) => {
        log.push(`-${id}`)
        return later(() => put(id, quantity(id) - 1))
      },
      remove: (id: number) => {
        log.push(`x${id}`)
        return later(() => put(id, 0))
      },
      store: (product: AddToCart) => {
        const id = Number(product.product_id)
        log.push(`a${id}`)
        return later((): CartAnswer => {
          if (stock === 0) throw new Refused('Sold out')
          if (quantity(id) > 0) return put(id, quantity(id) + 1)
          const lines = cart.cart_items.flatMap(({ products }) => products)
          cart = cartOf(...lines, { ...jacket, id, quantity: Number(product.quantity ?? 1) })
          return { cart, message: 'added' }
        })
      },
    },
  }
}

async function createScene(options: Parameters<typeof createServer>[0] = {}) {
  const server = createServer(options)
  const answered: Array<[CartChange['kind'], string | null]> = []
  const refused: Array<[CartChange['kind'], string]> = []
  const queue = createCartQueue({
    calls: server.calls,
    answered: ({ kind }, { message }) => answered.push([kind, message]),
    look: (_, error) => (error instanceof Lost ? queue.hear(server.read) : Promise.resolve(null)),
    refused({ kind }, error) {
      refused.push([kind, (error as Error).message])
    },
    read: () => queue.hear(server.read),
    unread: ({ kind }) => refused.push([kind, 'unread']),
    strayed: ({ kind }) => refused.push([kind, 'strayed']),
  })
  await queue.hear(() => Promise.resolve(server.cart))
  const shown = (id = shirt.id) => lineOf(queue.read().cart, id)?.quantity
  return { server, queue, answered, refused, shown }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const rest = () => vi.advanceTimersByTimeAsync(60_000)

describe('taps on a quantity', () => {
  it('show at once and send nothing before they rest', async () => {
    const { queue, server, shown } = await createScene()
    queue.change(shirt.id, 1)
    expect(shown()).toBe(3)
    expect(queue.read().isBusy).toBe(true)
    await vi.advanceTimersByTimeAsync(299)
    expect(server.log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.log).toEqual([`+${shirt.id}`])
  })

  it('twenty quick ones end at the right quantity, one call after another', async () => {
    const { queue, server, shown } = await createScene()
    for (let tap = 0; tap < 20; tap += 1) {
      queue.change(shirt.id, 1)
      await vi.advanceTimersByTimeAsync(40)
    }
    expect(shown()).toBe(22)
    await vi.advanceTimersByTimeAsync(1700)
    expect(server.log).toHaveLength(1)
    await rest()
    expect(server.log).toHaveLength(20)
    expect(server.quantity(shirt.id)).toBe(22)
    expect(shown()).toBe(22)
    expect(queue.read().isBusy).toBe(false)
  })

  it('that cancel out send nothing', async () => {
    const { queue, server, shown } = await createScene()
    queue.change(shirt.id, 1)
    queue.change(shirt.id, -1)
    await rest()
    expect(server.log).toEqual([])
    expect(shown()).toBe(2)
    expect(queue.read().isBusy).toBe(false)
  })

  it('while calls run move the target, and the calls follow', async () => {
    const { queue, server } = await createScene({ delay: 500 })
    for (let tap = 0; tap < 5; tap += 1) queue.change(shirt.id, 1)
    await vi.advanceTimersByTimeAsync(300 + 600)
    expect(server.log).toHaveLength(2)
    for (let tap = 0; tap < 5; tap += 1) queue.change(shirt.id, -1)
    await rest()
    expect(server.quantity(shirt.id)).toBe(2)
    expect(server.log.filter((call) => call.startsWith('+'))).toHaveLength(2)
    expect(server.log.filter((call) => call.startsWith('-'))).toHaveLength(2)
  })

  it('of two lines take turns', async () => {
    const start = cartOf({ ...shirt, quantity: 1 }, { ...jacket, quantity: 1 })
    const { queue, server } = await createScene({ start, delay: 100 })
    queue.change(shirt.id, 1)
    queue.change(jacket.id, 1)
    await rest()
    expect(server.log).toEqual([`+${shirt.id}`, `+${jacket.id}`])
  })

  it('add up with those in another window', async () => {
    const { queue, server, refused, shown } = await createScene({ delay: 100 })
    for (let tap = 0; tap < 3; tap += 1) queue.change(shirt.id, 1)
    await vi.advanceTimersByTimeAsync(450)
    void server.calls.increment(shirt.id)
    void server.calls.increment(shirt.id)
    await rest()
    expect([shown(), server.quantity(shirt.id)]).toEqual([7, 7])
    expect(refused).toEqual([])
  })

  it('add up with what a read tells meanwhile', async () => {
    const { queue, server, shown } = await createScene({ delay: 100 })
    queue.change(shirt.id, 1)
    void server.calls.increment(shirt.id)
    await vi.advanceTimersByTimeAsync(200)
    await queue.hear(server.read)
    expect(shown()).toBe(4)
    await rest()
    expect([shown(), server.quantity(shirt.id)]).toEqual([4, 4])
  })

  it('on a line that is not there do nothing', async () => {
    const { queue, server } = await createScene()
    queue.change(999, 1)
    queue.remove(999)
    await rest()
    expect(server.log).toEqual([])
    expect(queue.read().isBusy).toBe(false)
  })
})

describe('a refusal', () => {
  it('returns the line to the server’s quantity and stops', async () => {
    const { queue, server, refused, shown } = await createScene({ stock: 4, delay: 100 })
    for (let tap = 0; tap < 10; tap += 1) queue.change(shirt.id, 1)
    expect(shown()).toBe(12)
    await rest()
    expect(server.log).toHaveLength(3)
    expect(shown()).toBe(4)
    expect(refused).toEqual([['quantity', 'Not enough in stock']])
    expect(queue.read().isBusy).toBe(false)
  })

  it('of one line leaves the others going', async () => {
    const start = cartOf({ ...shirt, quantity: 4 }, { ...jacket, quantity: 2 })
    const { queue, server, shown } = await createScene({ start, stock: 4, delay: 100 })
    queue.change(shirt.id, 1)
    queue.change(jacket.id, 1)
    await rest()
    expect(shown(shirt.id)).toBe(4)
    expect(shown(jacket.id)).toBe(3)
    expect(server.log).toEqual([`+${shirt.id}`, `+${jacket.id}`])
  })

  it('does not go on for ever with a server that says yes and does nothing', async () => {
    const { queue, server, shown } = await createScene({ delay: 10 })
    server.calls.increment = (id) => {
      server.log.push(`+${id}`)
      return Promise.resolve({ cart: server.cart, message: null })
    }
    const strayed: CartChange['kind'][] = []
    const lazy = createCartQueue({
      calls: server.calls,
      answered: () => {},
      look: () => Promise.resolve(null),
      refused: () => {},
      read: () => lazy.hear(server.read),
      unread: () => {},
      strayed: ({ kind }) => strayed.push(kind),
    })
    await lazy.hear(() => Promise.resolve(server.cart))
    lazy.change(shirt.id, 1)
    lazy.change(shirt.id, 1)
    await rest()
    expect(server.log).toHaveLength(1)
    expect(strayed).toEqual(['quantity'])
    expect(lineOf(lazy.read().cart, shirt.id)?.quantity).toBe(2)
    expect(shown()).toBe(2)
    expect(queue.read().isBusy).toBe(false)
  })
})

describe('an answer that is lost', () => {
  it('of a step that was made stops nothing', async () => {
    const { queue, server, refused, shown } = await createScene({ lost: { 1: 'done' } })
    for (let tap = 0; tap < 3; tap += 1) queue.change(shirt.id, 1)
    await rest()
    expect(server.log).toHaveLength(3)
    expect([shown(), server.quantity(shirt.id)]).toEqual([5, 5])
    expect(refused).toEqual([])
  })

  it('of a step that was not made is told, though others before it were', async () => {
    const { queue, server, refused, shown } = await createScene({ lost: { 2: 'undone' } })
    for (let tap = 0; tap < 3; tap += 1) queue.change(shirt.id, 1)
    await rest()
    expect(server.log).toHaveLength(2)
    expect([shown(), server.quantity(shirt.id)]).toEqual([3, 3])
    expect(refused).toEqual([['quantity', 'No answer']])
  })

  it('of some of what is put in is told, and not that all is there', async () => {
    const { queue, server, answered, refused } = await createScene({ lost: { 2: 'undone' } })
    void queue.add({ product_id: shirt.id, quantity: 3 })
    await rest()
    expect(server.quantity(shirt.id)).toBe(3)
    expect(refused).toEqual([['quantity', 'No answer']])
    expect(answered).toEqual([])
  })

  it('of putting in goes on to the quantity that was wanted', async () => {
    const { queue, server, answered, refused } = await createScene({ lost: { 1: 'done' } })
    void queue.add({ product_id: shirt.id, quantity: 3 })
    await rest()
    expect(server.quantity(shirt.id)).toBe(5)
    expect(refused).toEqual([])
    expect(answered.map(([kind]) => kind)).toContain('add')
  })

  it.each(['done', 'undone'] as const)('of taking out: %s', async (fate) => {
    const { queue, answered, refused, shown } = await createScene({ lost: { 1: fate } })
    queue.remove(shirt.id)
    await rest()
    expect(shown()).toBe(fate === 'done' ? undefined : 2)
    expect([answered.length, refused.length]).toEqual(fate === 'done' ? [1, 0] : [0, 1])
  })
})

describe('taking out', () => {
  it('hides the line at once and says so when the server has done it', async () => {
    const { queue, server, answered } = await createScene()
    queue.remove(shirt.id)
    expect(queue.read().cart).toMatchObject({ total: 0, cart_items: [] })
    expect(answered).toEqual([])
    await rest()
    expect(server.log).toEqual([`x${shirt.id}`])
    expect(answered).toEqual([['remove', 'product removed from cart']])
  })

  it('the last piece goes by one decrement', async () => {
    const { queue, server, answered } = await createScene({
      start: cartOf({ ...shirt, quantity: 1 }),
    })
    queue.change(shirt.id, -1)
    queue.change(shirt.id, -1)
    expect(queue.read().cart?.total).toBe(0)
    await rest()
    expect(server.log).toEqual([`-${shirt.id}`])
    expect(answered).toEqual([['remove', 'product removed from cart']])
  })

  it('several pieces tapped down to none go by one call', async () => {
    const { queue, server } = await createScene({ start: cartOf({ ...shirt, quantity: 3 }) })
    for (let tap = 0; tap < 3; tap += 1) queue.change(shirt.id, -1)
    await rest()
    expect(server.log).toEqual([`x${shirt.id}`])
  })

  it('drops taps that were waiting', async () => {
    const { queue, server } = await createScene()
    queue.change(shirt.id, 1)
    queue.remove(shirt.id)
    await rest()
    expect(server.log).toEqual([`x${shirt.id}`])
  })

  it('brings the line back when the server refuses', async () => {
    const { queue, server, refused, shown } = await createScene()
    server.calls.remove = () => Promise.reject(new Refused('Not now'))
    queue.remove(shirt.id)
    expect(shown()).toBeUndefined()
    await rest()
    expect(refused).toEqual([['remove', 'Not now']])
    expect(shown()).toBe(2)
  })
})

describe('another choice of what is there', () => {
  const small = { ...shirt, quantity: 1, size: { id: 1, name: 'S', price: 0 } }
  const large = { ...small, size: { id: 3, name: 'L', price: 0 } }

  async function choose(start: CartLine, lost: Readonly<Record<number, 'done' | 'undone'>> = {}) {
    const scene = await createScene({ start: cartOf(start), delay: 100, lost })
    const { server } = scene
    const { store, decrement } = server.calls
    let { size } = start
    const sized = ({ cart, message }: CartAnswer) => {
      const line = lineOf(cart, shirt.id)
      return { cart: line ? cartOf({ ...line, size }) : cart, message }
    }
    server.calls.store = async (product) => {
      const answer = await store(product)
      size = product.size === 3 ? large.size : start.size
      return sized(answer)
    }
    server.calls.decrement = async (id) => sized(await decrement(id))
    const changes: CartChange[] = []
    const queue = createCartQueue({
      calls: server.calls,
      answered: (change) => changes.push(change),
      look: () => queue.hear(server.read),
      refused: () => {},
      read: () => queue.hear(server.read),
      unread: () => {},
      strayed: () => {},
    })
    await queue.hear(() => Promise.resolve(server.cart))
    void queue.add({ product_id: shirt.id, quantity: 1, size: 3 })
    await rest()
    return { server, queue, changes }
  }

  it('stands in its place, as many as were asked for, and says what stood there before', async () => {
    const { server, queue, changes } = await choose({ ...small, quantity: 3 })
    expect(server.log).toEqual([`a${shirt.id}`, ...Array(3).fill(`-${shirt.id}`)])
    expect(lineOf(queue.read().cart, shirt.id)).toMatchObject({ quantity: 1, size: { id: 3 } })
    expect(changes.at(-1)).toMatchObject({ kind: 'add', before: { quantity: 3, size: { id: 1 } } })
  })

  it('says nothing of it where the choice is the same', async () => {
    const { changes } = await choose(large)
    expect(changes).toMatchObject([{ kind: 'add' }])
    expect(changes[0]).not.toHaveProperty('before')
  })

  it('is undone to the choice and the quantity that were there', async () => {
    const { server, queue, changes } = await choose(small)
    server.log.length = 0
    queue.restore(small)
    await rest()
    expect(server.log).toEqual([`a${shirt.id}`, `-${shirt.id}`])
    expect(lineOf(queue.read().cart, shirt.id)).toMatchObject({ quantity: 1, size: { id: 1 } })
    expect(changes.map(({ kind }) => kind)).toContain('restore')
  })

  it('is undone also where the answer of the first step is lost', async () => {
    const { server, queue, changes } = await choose(small, { 2: 'done' })
    queue.restore(small)
    await rest()
    expect(lineOf(queue.read().cart, shirt.id)).toMatchObject({ quantity: 1, size: { id: 1 } })
    expect(server.quantity(shirt.id)).toBe(1)
    expect(changes.map(({ kind }) => kind)).toContain('restore')
  })

  it('is undone by a fresh line where there was no choice: a server keeps the one it has', async () => {
    const { server, queue } = await choose({ ...small, size: null })
    server.log.length = 0
    queue.restore({ ...small, size: null })
    await rest()
    expect(server.log).toEqual([`x${shirt.id}`, `a${shirt.id}`])
    expect(lineOf(queue.read().cart, shirt.id)?.quantity).toBe(1)
  })
})

describe('putting in', () => {
  it('counts in the same moment as the click', async () => {
    const { queue } = await createScene()
    void queue.add({ product_id: 50, quantity: 1 })
    expect(queue.read()).toMatchObject({ cart: { total: 2 }, isBusy: true })
  })

  it('does not count a product twice', async () => {
    const { queue, server, shown } = await createScene({ delay: 100 })
    void queue.add({ product_id: 50, quantity: 2 })
    const second = queue.add({ product_id: 50, quantity: 1 })
    expect(queue.read().cart?.total).toBe(2)
    await rest()
    await second
    expect(server.log).toEqual(['a50', 'a50'])
    expect(shown(50)).toBe(3)
    expect(queue.read()).toMatchObject({ cart: { total: 2 }, isBusy: false })
  })

  it('several pieces of what is there steps up to all of them', async () => {
    const { queue, server, shown } = await createScene({ delay: 100 })
    void queue.add({ product_id: shirt.id, quantity: 3 })
    expect(shown()).toBe(5)
    await rest()
    expect(server.log).toEqual([`a${shirt.id}`, `+${shirt.id}`, `+${shirt.id}`])
    expect(server.quantity(shirt.id)).toBe(5)
  })

  it('together with taps loses none of them', async () => {
    const { queue, server } = await createScene({ delay: 100 })
    queue.change(shirt.id, 1)
    void queue.add({ product_id: shirt.id, quantity: 1 })
    await rest()
    expect(server.quantity(shirt.id)).toBe(4)
  })

  it('settles and un-counts when the server refuses', async () => {
    const { queue, refused } = await createScene({ stock: 0, delay: 100 })
    const done = queue.add({ product_id: 50 })
    await rest()
    await done
    expect(refused).toEqual([['add', 'Sold out']])
    expect(queue.read()).toMatchObject({ cart: { total: 1 }, isBusy: false })
  })

  it('right after taking the same product out, puts it back', async () => {
    const { queue, server } = await createScene({ delay: 100 })
    queue.remove(shirt.id)
    void queue.add({ product_id: shirt.id, quantity: 1 })
    expect(queue.read().cart?.total).toBe(1)
    await rest()
    expect(server.log).toEqual([`x${shirt.id}`, `a${shirt.id}`])
    expect(server.quantity(shirt.id)).toBe(1)
  })
})

describe('reads of the whole cart', () => {
  const slowRead = (cart: Cart, delay: number) => () =>
    new Promise<Cart>((resolve) => setTimeout(() => resolve(cart), delay))

  it('that a change has crossed are dropped', async () => {
    const { queue, server, shown } = await createScene({ delay: 100 })
    const old = server.cart
    const read = queue.hear(slowRead(old, 5000))
    queue.change(shirt.id, 1)
    await rest()
    await read
    expect(shown()).toBe(3)
  })

  it('that began during a change are dropped too', async () => {
    const { queue, server, shown } = await createScene({ delay: 1000 })
    const old = server.cart
    queue.change(shirt.id, 1)
    await vi.advanceTimersByTimeAsync(400)
    const read = queue.hear(slowRead(old, 5000))
    await rest()
    await read
    expect(shown()).toBe(3)
  })

  it('an older one after a newer one is dropped', async () => {
    const { queue, shown } = await createScene()
    const older = queue.hear(slowRead(cartOf({ ...shirt, quantity: 9 }), 900))
    const newer = queue.hear(slowRead(cartOf({ ...shirt, quantity: 7 }), 100))
    await rest()
    await Promise.all([older, newer])
    expect(shown()).toBe(7)
  })

  it('do not overwrite pending taps, and the steps start from what they say', async () => {
    const { queue, server, shown } = await createScene({ delay: 10 })
    queue.change(shirt.id, 1)
    await queue.hear(() => Promise.resolve(server.cart))
    expect(shown()).toBe(3)
    await rest()
    expect(server.quantity(shirt.id)).toBe(3)
  })

  it('that miss a line let its pending taps go', async () => {
    const { queue, server } = await createScene()
    queue.change(shirt.id, 1)
    await queue.hear(() => Promise.resolve(cartOf()))
    await rest()
    expect(server.log).toEqual([])
    expect(queue.read()).toMatchObject({ cart: { total: 0 }, isBusy: false })
  })

  it('fill the cart even when a change was refused meanwhile', async () => {
    const server = createServer({ stock: 0, delay: 100 })
    const queue = createCartQueue({
      calls: server.calls,
      answered: () => {},
      look: () => Promise.resolve(null),
      refused: () => {},
      read: () => queue.hear(server.read),
      unread: () => {},
      strayed: () => {},
    })
    const read = queue.hear(slowRead(server.cart, 1000))
    void queue.add({ product_id: 50 })
    await rest()
    await read
    expect(queue.read().cart?.total).toBe(1)
  })
})

describe('the revision', () => {
  it('grows once when everything has come to rest, not with every answer', async () => {
    const { queue } = await createScene({ delay: 100 })
    const before = queue.read().revision
    for (let tap = 0; tap < 4; tap += 1) queue.change(shirt.id, 1)
    await vi.advanceTimersByTimeAsync(300 + 250)
    expect(queue.read().revision).toBe(before)
    await rest()
    expect(queue.read().revision).toBe(before + 1)
  })
})

describe('a reset', () => {
  it('lets nobody wait for what it drops', async () => {
    const { queue } = await createScene({ delay: 100 })
    const both = [queue.add({ product_id: 50 }), queue.add({ product_id: 51 })]
    queue.reset()
    await expect(Promise.all(both)).resolves.toHaveLength(2)
  })

  it('forgets everything; late answers change nothing and nobody is told', async () => {
    const { queue, server, answered, refused } = await createScene()
    queue.change(shirt.id, 1)
    await vi.advanceTimersByTimeAsync(500)
    expect(queue.reset()).toEqual({ quantities: new Map([[shirt.id, 3]]), lines: [] })
    expect(queue.read()).toMatchObject({ cart: null, isBusy: false })
    await rest()
    expect(server.log).toHaveLength(1)
    expect(queue.read().cart).toBeNull()
    expect([answered, refused]).toEqual([[], []])
  })

  it('says what was still wanted, be it waiting or on its way, and nothing of what was being put in', async () => {
    const { queue } = await createScene({
      start: cartOf({ ...shirt, quantity: 4 }, { ...jacket, quantity: 2 }),
      delay: 100,
    })
    queue.remove(jacket.id)
    queue.change(shirt.id, 1)
    void queue.add({ product_id: 50 })
    expect(queue.reset()).toEqual({
      quantities: new Map([
        [jacket.id, 0],
        [shirt.id, 5],
      ]),
      lines: [],
    })
    expect(queue.reset()).toEqual({ quantities: new Map(), lines: [] })
  })

  it('says which line was being brought back, which is more than a quantity', async () => {
    const { queue } = await createScene({ delay: 100 })
    const before = { ...shirt, size: { id: 9, name: 'XL', price: 0 }, quantity: 1 }
    queue.restore(before)
    expect(queue.reset()).toEqual({ quantities: new Map(), lines: [before] })
  })

  it('leaves the queue usable while the old call is still on its way', async () => {
    const { queue, server, shown } = await createScene()
    queue.change(shirt.id, 1)
    await vi.advanceTimersByTimeAsync(500)
    queue.reset()
    await queue.hear(() => Promise.resolve(cartOf({ ...shirt, quantity: 5 })))
    queue.change(shirt.id, 1)
    expect(shown()).toBe(6)
    await rest()
    expect(server.log).toHaveLength(2)
    expect(queue.read().isBusy).toBe(false)
  })
})

it('flush sends at once what waits for more taps', async () => {
  const { queue, server } = await createScene()
  queue.change(shirt.id, 1)
  queue.flush()
  expect(server.log).toEqual([`+${shirt.id}`])
  await rest()
  expect(server.quantity(shirt.id)).toBe(3)
})
