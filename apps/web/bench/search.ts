import { queries } from '@shop/api/search-queries'
import { oneByOne } from './load.ts'

/**
 * How long answers take to searches that nobody has made before, one after the other: lists, and what is
 * suggested after each letter of the first word. In ms.
 */
export async function timeSearches(shop: string) {
  const asking = (call: string) => (search: string) =>
    `${shop}/api/${call}search=${encodeURIComponent(search)}`
  const typed = queries.flatMap((query) => {
    const [word = ''] = query.split(' ')
    return Array.from(word, (_, at) => word.slice(0, at + 1))
  })
  return {
    lists: await oneByOne(queries.map(asking('products?page=1&per_page=10&')), 1),
    suggestions: await oneByOne([...new Set(typed)].map(asking('search-suggestions?')), 1),
  }
}
