import type { DataOf, getProducts, Product } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { keepFlashPrices } from '../flash/sync.ts'
import { type PageQuery, pageOf } from '../http/paging.ts'
import type { Viewer } from '../http/viewer.ts'
import type { ValueName, Values } from '../search/asked.ts'
import { saidWith } from '../search/left-out.ts'
import type { Reading } from '../search/looking.ts'
import { narrowedBy } from '../search/narrowing.ts'
import { readSearch } from '../search/reading.ts'
import { findCards } from './cards.ts'
import { countProducts } from './counts.ts'
import { sized } from './dear-sizes.ts'
import { type Filtered, readFilters } from './filters.ts'
import type { ProductFilter } from './find.ts'
import { idsOf, type PageRequest } from './page-ids.ts'

/** Cards in an answer that asks for no page; a card weighs about a kilobyte. */
const maxCards = 500

/** One page of cards by filter and order, and how many products the filter leaves in all. */
export const findProducts = async (
  deps: Deps,
  viewer: Viewer,
  request: PageRequest,
): Promise<{ total: number; products: Product[] }> => {
  await keepFlashPrices(deps)
  const { page } = request
  const total = await countProducts(deps, request.filter)
  const products = await findCards(
    deps,
    viewer,
    sql`select found.id, row_number() over () as place
      from (${await idsOf(deps, request, total)}) found`,
  )
  // The cached count may be a few seconds old; it never says less than what is shown.
  return { total: Math.max(total, products.length && page.offset + products.length), products }
}

interface Understood extends Filtered {
  readonly reading: Reading | null
}

/** A filter with its search understood; without a search there is nothing to read. */
export const understand = async (
  deps: Deps,
  { search, currency, ...rest }: ProductFilter,
): Promise<Understood> => {
  if (!search?.trim()) {
    const filter = await sized(deps, rest)
    return { filter, uncolored: filter, reading: null }
  }
  const reading = await readSearch(deps, { search, currency })
  const filter = await sized(deps, narrowedBy(reading, rest))
  // Several colours are asked for all at once: then others are no others beside them.
  const isChosen = reading.colorWords.length === 1 && rest.color_id === undefined
  if (!isChosen) return { filter, uncolored: filter, reading }
  const { uncolored } = await understand(deps, {
    ...rest,
    search: reading.uncolored,
    currency,
  })
  return { filter, uncolored, reading }
}

/** The words that ask for prices, with what of it the products were found with. */
const priceWordsOf = (
  price: Reading['price'],
  chosen: Pick<ProductFilter, 'min_price' | 'max_price'>,
) => {
  if (!price) return null
  const min_price = chosen.min_price === undefined ? price.least : null
  const max_price = chosen.max_price === undefined ? price.most : null
  if (min_price === null && max_price === null) return null
  return { word: price.word, min_price, max_price, without: price.without }
}

/** The words that ask for values of a filter; none where other ones are chosen, which go before. */
const wordsFor = (name: ValueName, chosen: Pick<ProductFilter, ValueName>, values: Values) => {
  const value = values[name]
  if (!value || chosen[name] !== undefined) return []
  return [{ word: value.word, ids: [...value.ids], without: value.without }]
}

/** The same of a category. */
const categoryWordsFor = (
  chosen: Pick<ProductFilter, 'category_id' | 'sub_category_id'>,
  said: Reading['categoryWord'] | undefined,
) =>
  said && chosen.category_id === undefined && chosen.sub_category_id === undefined
    ? [
        {
          word: said.word,
          category_id: said.categoryId,
          sub_category_id: said.subCategoryId,
          without: said.without,
        },
      ]
    : []

/** The answer of /products: cards, their number, and what the list can be narrowed by. */
export const listProducts = async (
  deps: Deps,
  viewer: Viewer,
  {
    page,
    per_page,
    sort_type: sort,
    ...query
  }: ProductFilter & PageQuery & { readonly sort_type?: string | undefined },
): Promise<DataOf<typeof getProducts>> => {
  const { filter, uncolored, reading } = await understand(deps, query)
  const request = { filter, sort, search: reading, page: pageOf({ page, per_page }, maxCards) }
  const [found, filters] = await Promise.all([
    findProducts(deps, viewer, request),
    readFilters(deps, viewer, { filter, uncolored }),
  ])
  const {
    spelling = null,
    leftOut = [],
    nearness = null,
    helpTopic = null,
    colorWords = [],
    price = null,
    values = {},
  } = reading ?? {}
  return {
    ...found,
    filters,
    spelling,
    left_out: leftOut.map((text) => saidWith(query.search ?? '', text)),
    nearness,
    help_topic: helpTopic,
    color_words: colorWords.map(({ word, colors, without }) => ({
      word,
      color_ids: [...colors],
      without,
    })),
    size_words: wordsFor('size_id', query, values).map(({ ids, ...said }) => ({
      ...said,
      size_ids: ids,
    })),
    brand_words: wordsFor('brand_id', query, values).map(({ ids, ...said }) => ({
      ...said,
      brand_ids: ids,
    })),
    category_words: categoryWordsFor(query, reading?.categoryWord),
    price_words: priceWordsOf(price, query),
  }
}

/** Whether there is a listed product with that id. */
export const productExists = async (db: Database, id: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from products where id = ${id} and is_listed`)
  return rows.length > 0
}
