import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { createJobQueue } from '#app/lib/job-queue.ts'
import { keyedDebounce } from '#app/lib/keyed-debounce.ts'
import type { CartAnswer, CartCalls, CartChange, CartStep, Unanswered } from './cart-change.ts'
import { createCartJobs } from './cart-jobs.ts'
import { lineOf } from './cart-line.ts'
import { type Adding, createPending } from './pending.ts'
import { createReadRace } from './read-race.ts'

interface CartQueueState {
  /** The server's last word with optimistic updates on top; quantities only, never money. */
  cart: Cart | null
  isBusy: boolean
  /** Grows when the server's cart has changed and nothing is pending any more. */
  revision: number
}

export interface CartQueueOptions {
  calls: CartCalls
  /** Debounce of taps, in ms: those that cancel out are never sent. */
  patience?: number
  answered: (change: CartChange, answer: CartAnswer) => void
  /** Reads the cart, which `hear` hears. */
  read: () => Promise<unknown>
  /** The cart after a call that may have been made all the same; null where nobody can say. */
  look: (change: CartChange, error: unknown) => Promise<Cart | null>
  /** The cart could not be read, so nothing is put into it. */
  unread: (change: CartChange) => void
  /** @param isSeen the cart tells that it was not made */
  refused: (change: CartChange, error: unknown, isSeen: boolean) => void
  /** The server says yes to a step that leads no nearer: somebody else changes the line, or nothing is done. */
  strayed: (change: CartChange) => void
}

/**
 * The honest cart: optimistic updates until the server refuses, calls serialised and debounced to
 * the fewest. Against the race condition of reads and changes, an answer from before the newest
 * change is dropped. It knows no React, no cache and no texts.
 */
export function createCartQueue(options: CartQueueOptions) {
  const { patience = 300, look, read, unread, refused, strayed } = options
  const pending = createPending()
  const taps = keyedDebounce(wake, patience)
  const listeners = new Set<() => void>()
  const jobs = createJobQueue(tell)
  const { settle, store, remove, restore } = createCartJobs({
    ...options,
    pending,
    cart: () => server,
    send,
    isTapped: taps.has,
    letGo,
  })
  let server: Cart | null = null
  /** A reset begins a new visit: what was asked in an older one is not heard. */
  let visit = 0
  let race = createReadRace()
  /** The end of the last read, whatever it came to. */
  let reading: Promise<undefined> | null = null
  let isMoved = false
  let state: CartQueueState = { cart: null, isBusy: false, revision: 0 }

  function tell() {
    const isBusy = !taps.isIdle() || !jobs.isIdle()
    const moves = isMoved && !isBusy
    if (moves) isMoved = false
    state = {
      cart: server && pending.shown(server),
      isBusy,
      revision: state.revision + (moves ? 1 : 0),
    }
    for (const listener of listeners) listener()
  }

  function accept(cart: Cart) {
    const before = server
    server = cart
    isMoved = true
    for (const id of pending.owing()) {
      if (lineOf(cart, id) || pending.restoring.has(id)) continue
      const line = lineOf(before, id)
      const isMissed = taps.has(id) || pending.owedOf(id) > 0
      letGo(id)
      // Taken out elsewhere, while it was being pressed here.
      if (isMissed && line) strayed({ kind: 'quantity', line })
    }
  }

  function letGo(id: number) {
    pending.letGo(id)
    taps.drop(id)
  }

  /**
   * One call of a change; null when it was not made, which is told, or a reset has made its answer void.
   *
   * @param done it is pending no longer
   */
  async function send(
    change: CartChange,
    id: number,
    step: CartStep,
    done?: () => void,
  ): Promise<CartAnswer | null> {
    const startedIn = visit
    const end = race.change()
    try {
      const answer = await step.call()
      end()
      if (startedIn !== visit) return null
      done?.()
      accept(answer.cart)
      return answer
    } catch (error) {
      end()
      if (startedIn !== visit) {
        // Also of the last visit: a 401 ends it before it is heard here.
        refused(change, error, false)
        return null
      }
      const answer = await weigh(error, change, id, step)
      if (answer) done?.()
      return answer
    }
  }

  /** A call that failed: where only its answer was lost, and the cart tells that it was made, the change goes on. */
  async function weigh(error: unknown, change: CartChange, id: number, { isMade }: CartStep) {
    const startedIn = visit
    const seen = await look(change, error)
    if (startedIn !== visit) return null
    const isDone = seen && isMade(lineOf(seen, id))
    if (seen && isDone) return { cart: seen, message: null, isInferred: true }
    letGo(id)
    tell()
    refused(change, error, isDone === false)
    return null
  }

  async function hear(load: () => Promise<Cart>): Promise<Cart> {
    const startedIn = visit
    const heard = race.read()
    const cart = await load()
    // Of a cart that nobody has read anything is news.
    if (startedIn !== visit || (!heard() && server)) return server ?? cart
    accept(cart)
    tell()
    return cart
  }

  function wake(id: number) {
    if (lineOf(server, id)) jobs.enqueue(async () => void (await settle(id)))
    else tell()
  }

  /** Puts a product in, once the cart is known as it has to be. */
  async function put(change: CartChange & { kind: 'add' }, mine: Adding): Promise<void> {
    const startedIn = visit
    if (!server) await reading
    // The server adds one piece to a line that is there, in the new choice, whatever it is told (wire.md 7): where
    // there is none, and several are put in, the answer does not tell whether one came from elsewhere meanwhile.
    if (!server || (mine.quantity > 1 && !lineOf(server, mine.id))) await read()
    // What was asked in an older visit ends in silence.
    if (startedIn !== visit) return
    if (server) await store(change, mine)
    else unread(change)
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** One more or one less: an optimistic update, whose calls are debounced. */
    change(id: number, by: 1 | -1) {
      const line = lineOf(server, id)
      if (!line || pending.quantityOf(line) === 0) return
      pending.owe(id, by)
      taps.touch(id)
      tell()
    },

    /** Takes the whole line out. */
    remove(id: number, saved?: () => void) {
      const line = lineOf(server, id)
      if (!line || pending.removing.has(id)) return
      letGo(id)
      pending.removing.add(id)
      jobs.enqueue(() => remove({ kind: 'remove', line, saved }))
      tell()
    },

    /** Brings a line back to the choice and the quantity that it had. */
    restore(line: CartLine) {
      pending.restoring.set(line.id, line)
      jobs.enqueue(() => restore(line))
      tell()
    },

    /** Puts a product in; settles when the server has answered, whatever it said, and at a reset. */
    add(product: AddToCart, shown?: { name: string; thumbnail: string }): Promise<void> {
      const id = Number(product.product_id)
      const quantity = Number(product.quantity ?? 1)
      return new Promise((settled) => {
        const mine = { id, quantity, settled }
        pending.begin(mine)
        const change = { kind: 'add', product, shown } as const
        jobs.enqueue(() => put(change, mine).finally(() => pending.end(mine)))
        tell()
      })
    },

    /** A read of the whole cart; dropped where a change or a newer read won the race. */
    hear(load: () => Promise<Cart>): Promise<Cart> {
      const heard = hear(load)
      const end = () => undefined
      reading = heard.then(end, end)
      return heard
    },

    /** Sends at once what waits for more taps: the page may be about to go. */
    flush: taps.flush,

    /** @returns what no answer had come for, of what was there to be changed */
    reset(): Unanswered {
      const unanswered = pending.clear(server)
      visit += 1
      race = createReadRace()
      taps.clear()
      jobs.clear()
      server = null
      isMoved = true
      tell()
      return unanswered
    },
  }
}
