import { createStore } from '#app/lib/store.ts'

interface Remembered {
  user: number
  products: readonly number[]
}

const lastCart = createStore(
  (stored): Remembered | null => {
    const { user, products } = (stored ?? {}) as Partial<Remembered>
    return typeof user === 'number' && Array.isArray(products) ? { user, products } : null
  },
  { key: 'cart-products', of: 'shopper' },
)

/** Products of the cart as this browser saw it last: a guess until the server has answered. */
export const rememberProducts = (user: number, products: readonly number[]) =>
  lastCart.write({ user, products })

export const forgetProducts = () => lastCart.write(null)

function remembered(user: number): readonly number[] {
  const stored = lastCart.read()
  return stored?.user === user ? stored.products : []
}

/** How many lines the cart is about to have, before it could be read; null when nobody can say. */
export const expectedCount = (user: number, adding: readonly number[]): number | null =>
  new Set([...remembered(user), ...adding]).size || null
