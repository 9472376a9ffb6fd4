import type { ProductList } from '@shop/contract'
import type { FilterName, Listing } from './listing-query.ts'

/** What a search asks for in words that a filter can say as well. */
export type SearchWords = Pick<
  ProductList,
  'color_words' | 'size_words' | 'brand_words' | 'category_words' | 'price_words'
>

/** A filter that the words of a search set. */
interface Said {
  /** The filter with what the words ask for. */
  values: Partial<Listing>
  /** The search without those words: whoever changes the filter has its values in the address instead. */
  search: string | null
}

/**
 * The filters that the words of a list's search set, each as if it were chosen. Several words for colours, or one
 * beside a chosen colour, ask for all of them at once, which no filter does.
 */
export function saidFilters(
  { category_id, color_id, size_id, brand_id, min_price, max_price }: Listing,
  { color_words, size_words, brand_words, category_words, price_words }: SearchWords,
): Readonly<Partial<Record<FilterName, Said>>> {
  const [color] = color_id === null && color_words.length === 1 ? color_words : []
  const [size] = size_id === null ? size_words : []
  const [brand] = brand_id === null ? brand_words : []
  const [category] = category_id === null ? category_words : []
  const said = <Words extends { without: string }>(
    words: Words | null | undefined,
    valuesOf: (words: Words) => Said['values'],
  ) => (words ? { values: valuesOf(words), search: words.without || null } : undefined)
  const all = {
    category_id: said(category, ({ category_id, sub_category_id }) => ({
      category_id,
      sub_category_id,
    })),
    size_id: said(size, ({ size_ids }) => ({ size_id: size_ids })),
    brand_id: said(brand, ({ brand_ids }) => ({ brand_id: brand_ids })),
    color_id: said(color, ({ color_ids }) => ({ color_id: color_ids })),
    min_price: said(price_words, (price) => ({
      min_price: price.min_price ?? min_price,
      max_price: price.max_price ?? max_price,
    })),
  }
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one))
}
