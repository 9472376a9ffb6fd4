import { getProducts } from '@shop/contract/catalogue'
import { getSuggestions, type Suggestions } from '@shop/contract/search'
import type { Door } from './door.ts'

export const suggestions = async (
  door: Door,
  search: string,
  signal: AbortSignal,
): Promise<Suggestions> => (await door(getSuggestions, { query: { search }, signal })).data

/** As many products as are suggested at most. */
const few = 5

export const suggestedProducts = async (
  door: Door,
  search: string,
  signal: AbortSignal,
): Promise<Suggestions> => {
  const { data } = await door(getProducts, { query: { search, page: 1, per_page: few }, signal })
  return { products: data.products, categories: [], shops: [], spelling: data.spelling }
}
