import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { keyedDebounce } from '#app/lib/keyed-debounce.ts'
import {
  type CartAnswer,
  type CartCalls,
  type CartChange,
  type CartStep,
  stepsOf,
  type Unanswered,
} from './cart-change.ts'
import { asAdded, choosesMore, isSameChoice, lineOf, withPending } from './pending.ts'
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
  /** Debounce of taps, in ms: together they become one target quantity. */
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
  const { calls, patience = 300, answered, look, read, unread, refused, strayed } = options
  const steps = stepsOf(calls)
  const targets = new Map<number, number>()
  /** Lines that are brought back to a choice, too. */
  const restoring = new Map<number, CartLine>()
  const taps = keyedDebounce(wake, patience)
  const listeners = new Set<() => void>()
  let jobs: Array<() => Promise<void>> = []
  /** What is being put in, and who waits for it. */
  let adding: readonly { id: number; settled: () => void }[] = []
  let server: Cart | null = null
  let isRunning = false
  /** A reset begins a new visit: what was asked in an older one is not heard. */
  let visit = 0
  let race = createReadRace()
  /** The end of the last read, whatever it came to. */
  let reading: Promise<undefined> | null = null
  let isMoved = false
  let state: CartQueueState = { cart: null, isBusy: false, revision: 0 }

  function tell() {
    const isBusy = isRunning || !taps.isIdle() || jobs.length > 0
    const moves = isMoved && !isBusy
    if (moves) isMoved = false
    state = {
      cart:
        server &&
        withPending(
          server,
          targets,
          adding.map(({ id }) => id),
        ),
      isBusy,
      revision: state.revision + (moves ? 1 : 0),
    }
    for (const listener of listeners) listener()
  }

  function accept(cart: Cart) {
    const before = server
    server = cart
    isMoved = true
    for (const id of [...targets.keys()].filter((one) => !lineOf(cart, one))) {
      const line = lineOf(before, id)
      const isWaiting = taps.has(id)
      letGo(id)
      // Taken out elsewhere, while it was being pressed here.
      if (isWaiting && line) strayed({ kind: 'quantity', line })
    }
  }

  /** Rolls an optimistic update back to the server's quantity. */
  function letGo(id: number) {
    targets.delete(id)
    restoring.delete(id)
    taps.drop(id)
  }

  /** One call of a change; null when it was not made, which is told, or a reset has made its answer void. */
  async function send(change: CartChange, id: number, step: CartStep): Promise<CartAnswer | null> {
    const startedIn = visit
    const end = race.change()
    try {
      const answer = await step.call()
      end()
      if (startedIn !== visit) return null
      accept(answer.cart)
      return answer
    } catch (error) {
      end()
      if (startedIn === visit) return weigh(error, change, id, step)
      // Also of the last visit: a 401 ends it before it is heard here.
      refused(change, error, false)
      return null
    }
  }

  /** A call that failed: where only its answer was lost, and the cart tells that it was made, the change goes on. */
  async function weigh(error: unknown, change: CartChange, id: number, { isMade }: CartStep) {
    const startedIn = visit
    const seen = await look(change, error)
    if (startedIn !== visit) return null
    const isDone = seen && isMade(lineOf(seen, id))
    if (seen && isDone) return { cart: seen, message: null }
    letGo(id)
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

  function enqueue(job: () => Promise<void>) {
    jobs.push(job)
    void run()
  }

  /** Serialises the jobs: the server's answer to one is known before the next begins. */
  async function run() {
    if (isRunning) return
    isRunning = true
    const startedIn = visit
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await job()
      if (startedIn !== visit) return
      tell()
    }
    isRunning = false
    tell()
  }

  /**
   * Steps a line to its target; more taps in the meantime are debounced first.
   *
   * @returns whether nothing has stopped it
   */
  async function settle(id: number): Promise<boolean> {
    while (!taps.has(id)) {
      const target = targets.get(id)
      const line = lineOf(server, id)
      if (target === undefined) return true
      if (!line || line.quantity === target) {
        letGo(id)
        return true
      }
      const change: CartChange = { kind: 'quantity', line }
      const answer = await send(change, id, steps.towards(target, line))
      if (!answer) return false
      const now = lineOf(server, id)?.quantity ?? 0
      if (now !== target && Math.abs(target - now) >= Math.abs(target - line.quantity)) {
        // It could be asked for ever.
        letGo(id)
        strayed(change)
        return false
      }
      answered({ kind: now === 0 ? 'remove' : 'quantity', line }, answer)
      tell()
    }
    return true
  }

  function wake(id: number) {
    if (lineOf(server, id)) enqueue(async () => void (await settle(id)))
    else tell()
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
      const now = targets.get(id) ?? line?.quantity ?? 0
      if (!line || now === 0) return
      targets.set(id, now + by)
      taps.touch(id)
      tell()
    },

    /** Takes the whole line out. */
    remove(id: number) {
      const line = lineOf(server, id)
      if (!line || targets.get(id) === 0) return
      letGo(id)
      targets.set(id, 0)
      const change: CartChange = { kind: 'remove', line }
      enqueue(async () => {
        const there = lineOf(server, id)
        const answer = there ? await send(change, id, steps.remove(there)) : null
        letGo(id)
        if (answer) answered(change, answer)
      })
      tell()
    },

    /** Brings a line back to the choice and the quantity that it had. */
    restore(line: CartLine) {
      const { id, quantity } = line
      targets.set(id, quantity)
      restoring.set(id, line)
      const change: CartChange = { kind: 'restore', line }
      enqueue(async () => {
        const there = lineOf(server, id)
        // A server keeps a choice that a call does not name: without one, the line begins anew.
        const isNew = there && choosesMore(there, line)
        if (isNew && !(await send(change, id, steps.remove(there)))) return
        targets.set(id, quantity)
        const product = asAdded(line, there && !isNew ? 1 : quantity)
        const answer = await send(change, id, steps.store(product, isNew ? undefined : there))
        if (answer && (await settle(id))) answered(change, answer)
      })
      tell()
    },

    /** Puts a product in; settles when the server has answered, whatever it said, and at a reset. */
    add(product: AddToCart, shown?: { name: string; thumbnail: string }): Promise<void> {
      const id = Number(product.product_id)
      const quantity = Number(product.quantity ?? 1)
      const change: CartChange = { kind: 'add', product, shown }
      const inCart = lineOf(state.cart, id)
      if (inCart) targets.set(id, inCart.quantity + quantity)
      return new Promise((settled) => {
        const mine = { id, settled }
        adding = [...adding, mine]
        enqueue(async () => {
          try {
            // The server adds one piece to a line that is there, in the new choice, whatever it is told (wire.md
            // 7): it has to be known whether there is one.
            const startedIn = visit
            if (!server) await reading
            if (!server) await read()
            if (startedIn !== visit) return
            if (!server) return unread(change)
            const there = lineOf(server, id)
            if (there && !targets.has(id)) targets.set(id, there.quantity + quantity)
            const answer = await send(change, id, steps.store(product, there))
            if (!answer) return
            const now = lineOf(answer.cart, id)
            // It was there all the same, and has one piece more.
            if (now && !there && now.quantity !== quantity)
              targets.set(id, now.quantity - 1 + quantity)
            const isReplaced = there && now && !isSameChoice(there, now)
            if (await settle(id))
              answered(isReplaced ? { ...change, before: there } : change, answer)
          } finally {
            adding = adding.filter((one) => one !== mine)
            settled()
          }
        })
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
      const lines = [...restoring.values()]
      const others = [...adding, ...lines].map(({ id }) => id)
      const quantities = new Map([...targets].filter(([id]) => !others.includes(id)))
      visit += 1
      race = createReadRace()
      taps.clear()
      targets.clear()
      restoring.clear()
      jobs = []
      for (const { settled } of adding) settled()
      adding = []
      server = null
      isRunning = false
      isMoved = true
      tell()
      return { quantities, lines }
    },
  }
}
