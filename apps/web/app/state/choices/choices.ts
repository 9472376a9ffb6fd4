import { createStore, type Store, useStore } from '#app/lib/store.ts'

/** A product in a colour and a size; null where none was chosen. */
interface Chosen {
  product: number
  color: number | null
  size: number | null
}

/** So many products are remembered, the last first: a long wishlist's. */
const most = 200

const isChosen = (value: unknown): value is Chosen => {
  const { product, color, size } = (value ?? {}) as Partial<Chosen>
  return [product, color ?? 0, size ?? 0].every(Number.isInteger)
}

const chosenIn = (stored: unknown): readonly Chosen[] =>
  Array.isArray(stored) ? stored.filter(isChosen) : []

/** What a shopper chose of products that are not in the cart. */
export const choiceStores = {
  /** On their pages: who steps back, or comes back to one, finds it chosen. */
  picked: createStore(chosenIn, { key: 'picked-choices', of: 'shopper', area: 'tab' }),
  /** What was saved for later or wished for: no call of a wishlist tells it. */
  saved: createStore(chosenIn, { key: 'saved-choices', of: 'shopper' }),
}

const ofProduct = (all: readonly Chosen[], product: number): Partial<Chosen> =>
  all.find((one) => one.product === product) ?? {}

/** Remembers a choice; what it leaves out stays as it was. */
export function keepChoice(
  store: Store<readonly Chosen[]>,
  product: number,
  choice: Partial<Omit<Chosen, 'product'>>,
) {
  const all = store.read()
  const next = { color: null, size: null, ...ofProduct(all, product), ...choice, product }
  store.write([next, ...all.filter((one) => one.product !== product)].slice(0, most))
}

/** What is remembered of a product: what was picked on its page in this tab, and what was saved for later. */
export const useKeptChoices = (product: number) => {
  const { picked, saved } = choiceStores
  return [ofProduct(useStore(picked), product), ofProduct(useStore(saved), product)] as const
}
