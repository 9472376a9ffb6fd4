const key = 'cart-products'

interface Remembered {
  user: number
  products: number[]
}

/** Products of the cart as this browser saw it last: a guess until the server has answered. */
export const rememberProducts = (user: number, products: readonly number[]) =>
  localStorage.setItem(key, JSON.stringify({ user, products }))

export const forgetProducts = () => localStorage.removeItem(key)

function remembered(user: number): readonly number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Remembered> | null
    return kept?.user === user && Array.isArray(kept.products) ? kept.products : []
  } catch {
    return []
  }
}

/** How many lines the cart is about to have, before it could be read; null when nobody can say. */
export const expectedCount = (user: number, adding: readonly number[]): number | null =>
  new Set([...remembered(user), ...adding]).size || null
