import type { Cart, CartLine } from '@shop/contract'
import {
  type CartAnswer,
  type CartCalls,
  type CartChange,
  type CartStep,
  stepsOf,
} from './cart-change.ts'
import { asAdded, choosesMore, isSameChoice, lineOf } from './cart-line.ts'
import type { Adding, Pending } from './pending.ts'

interface CartJobOptions {
  calls: CartCalls
  pending: Pending
  /** The server's last word. */
  cart: () => Cart | null
  /**
   * One call of a change; null when it was not made, which is told, or its answer is void.
   *
   * @param done it is pending no longer
   */
  send: (
    change: CartChange,
    id: number,
    step: CartStep,
    done?: () => void,
  ) => Promise<CartAnswer | null>
  /** Whether taps on a line are still debounced. */
  isTapped: (id: number) => boolean
  /** Rolls the optimistic updates of a line back. */
  letGo: (id: number) => void
  answered: (change: CartChange, answer: CartAnswer) => void
  strayed: (change: CartChange) => void
}

/** The changes of a cart as sequences of calls; each is a job of the queue. */
export function createCartJobs(options: CartJobOptions) {
  const { calls, pending, cart, send, isTapped, letGo, answered, strayed } = options
  const steps = stepsOf(calls)
  const there = (id: number) => lineOf(cart(), id)

  /**
   * Steps a line until nothing of it is owed; more taps in the meantime are debounced first.
   *
   * @param isPart some of what was asked for is done
   * @returns whether nothing has stopped it
   */
  async function settle(id: number, isPart = false): Promise<boolean> {
    let hasStepped = isPart
    while (!isTapped(id)) {
      const owed = pending.owedOf(id)
      const line = there(id)
      if (!line) pending.letGo(id)
      if (!line || owed === 0) return true
      const change: CartChange = { kind: 'quantity', line, isPart: hasStepped }
      const by = owed > 0 ? 1 : -1
      const isWhole = line.quantity > 1 && line.quantity + owed <= 0
      const answer = isWhole
        ? await send(change, id, steps.remove(line), () => pending.letGo(id))
        : await send(change, id, steps.step(line, by), () => pending.pay(id, by))
      if (!answer) return false
      hasStepped = true
      const now = there(id)?.quantity ?? 0
      if ((now - line.quantity) * by <= 0) {
        letGo(id)
        strayed(change)
        return false
      }
      answered({ kind: now === 0 ? 'remove' : 'quantity', line }, answer)
    }
    return true
  }

  return {
    settle,

    /** Puts a product in. */
    async store(change: CartChange & { kind: 'add' }, mine: Adding) {
      const { id, quantity } = mine
      const before = there(id)
      const product = before ? { ...change.product, quantity: 1 } : change.product
      const answer = await send(change, id, steps.store(product, before), () => {
        mine.quantity = 0
      })
      if (!answer) return
      const line = lineOf(answer.cart, id)
      if (!line) return strayed(change)
      const isKnown = line.quantity === (before ? before.quantity + 1 : quantity)
      const isReplaced = before && !isSameChoice(before, line)
      // In place of another choice stands what was asked for, not that and what was there before (decision 007).
      if (isReplaced) pending.owe(id, quantity - line.quantity)
      // One that nobody knew was there all the same, and has one piece more.
      else if (before || !isKnown) pending.owe(id, quantity - 1)
      if (!(await settle(id, true))) return
      answered(isReplaced ? { ...change, before } : change, {
        ...answer,
        cart: cart() ?? answer.cart,
        isInferred: answer.isInferred || !isKnown,
      })
    },

    /** Takes a whole line out. */
    async remove(change: CartChange & { kind: 'remove' }) {
      const { id } = change.line
      const line = there(id)
      const answer = line ? await send(change, id, steps.remove(line)) : null
      letGo(id)
      if (answer) answered(change, answer)
    },

    /** Brings a line back to the choice and the quantity that it had. */
    async restore(line: CartLine) {
      const { id, quantity } = line
      const change: CartChange = { kind: 'restore', line }
      const before = there(id)
      // A server keeps a choice that a call does not name: without one, the line begins anew.
      const isNew = before && choosesMore(before, line)
      if (isNew && !(await send(change, id, steps.remove(before)))) return
      const product = asAdded(line, before && !isNew ? 1 : quantity)
      const answer = await send(change, id, steps.store(product, isNew ? undefined : before))
      if (!answer) return
      pending.restoring.delete(id)
      pending.owe(id, quantity - (lineOf(answer.cart, id)?.quantity ?? 0))
      if (await settle(id, true)) answered(change, answer)
    },
  }
}
