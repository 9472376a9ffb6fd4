import type { Cart, CartLine } from '@shop/contract'
import { lineOf } from './cart-line.ts'

/** A product that is being put in. */
export interface Adding {
  readonly id: number
  /** Pieces of it that no call has put in yet. */
  quantity: number
  /** For who waits for it. */
  settled: () => void
}

/**
 * What was asked of the cart and not answered yet. Quantities are relative, as the calls are (wire.md 7): presses in
 * two windows add up.
 */
export function createPending() {
  /** Pieces that are still to be put in or taken out, by product. */
  const owed = new Map<number, number>()
  const removing = new Set<number>()
  /** Lines that are brought back to a choice and a quantity. */
  const restoring = new Map<number, CartLine>()
  let adding: readonly Adding[] = []

  const piecesOf = (id: number) =>
    adding.reduce((sum, one) => (one.id === id ? sum + one.quantity : sum), owed.get(id) ?? 0)

  /** How many pieces of a line there will be. */
  function quantityOf(line: CartLine): number {
    if (removing.has(line.id)) return 0
    const { quantity } = restoring.get(line.id) ?? line
    return Math.max(0, quantity + piecesOf(line.id))
  }

  /** More of a product, or fewer. */
  function owe(id: number, pieces: number) {
    const left = (owed.get(id) ?? 0) + pieces
    if (left === 0) owed.delete(id)
    else owed.set(id, left)
  }

  return {
    removing,
    restoring,
    quantityOf,
    owe,
    owedOf: (id: number) => owed.get(id) ?? 0,
    owing: () => [...owed.keys()],
    /** Some of what is owed was done; nothing where it was let go meanwhile. */
    pay(id: number, pieces: number) {
      if (owed.has(id)) owe(id, -pieces)
    },
    /** Rolls the optimistic updates of a line back. */
    letGo(id: number) {
      owed.delete(id)
      removing.delete(id)
      restoring.delete(id)
    },

    begin(one: Adding) {
      adding = [...adding, one]
    },
    end(one: Adding) {
      adding = adding.filter((other) => other !== one)
      one.settled()
    },

    /**
     * The cart with its optimistic updates: quantities in place, lines without any left out, lines on their way
     * counted. Money stays what the server said.
     */
    shown(cart: Cart): Cart {
      if (owed.size + removing.size + restoring.size + adding.length === 0) return cart
      let removed = 0
      const cart_items = cart.cart_items.flatMap((shop) => {
        const products = shop.products.flatMap((line) => {
          const quantity = quantityOf(line)
          if (quantity === 0) {
            removed += 1
            return []
          }
          return [quantity === line.quantity ? line : { ...line, quantity }]
        })
        return products.length > 0 ? [{ ...shop, products }] : []
      })
      const shown = { ...cart, cart_items }
      const ids = adding.map(({ id }) => id)
      const coming = new Set(ids.filter((id) => !lineOf(shown, id)))
      return { ...shown, total: Math.max(0, cart.total - removed) + coming.size }
    },

    /** Forgets everything, and says what was wanted of the lines of a cart. */
    clear(cart: Cart | null) {
      const lines = [...restoring.values()]
      const others = new Set([...adding, ...lines].map(({ id }) => id))
      const quantities = new Map<number, number>()
      for (const id of [...owed.keys(), ...removing]) {
        const line = lineOf(cart, id)
        if (line && !others.has(id)) quantities.set(id, quantityOf(line))
      }
      const left = adding
      owed.clear()
      removing.clear()
      restoring.clear()
      adding = []
      for (const { settled } of left) settled()
      return { quantities, lines }
    },
  }
}

export type Pending = ReturnType<typeof createPending>
