/** Home, listings, product, categories (wire.md 4). */
import * as v from 'valibot'
import { call } from './call.ts'
import { lengths } from './lengths.ts'
import { Color, FlashSale, FlashSaleInfo, Product, ProductDetails, Size } from './product.ts'
import {
  currencyParam,
  flagParam,
  idParam,
  idsParam,
  listParam,
  numberParam,
  paging,
} from './request.ts'
import {
  amount,
  count,
  counted,
  flag,
  id,
  list,
  maybe,
  maybeAmount,
  maybeCount,
  maybeList,
  maybeText,
  price,
  rows,
  text,
} from './shape.ts'
import { facetGroups } from './words.ts'

/**
 * `link` is the reference server's addition: where the picture leads, and that its title is to be said on it.
 * Others have one without a word, which may have words of its own.
 */
export const Banner = v.object({ id, title: maybeText, thumbnail: text, link: maybeText })
export type Banner = v.InferOutput<typeof Banner>

/** `slug` is the reference server's addition; links use it, else the id (decision 009). */
const categoryHead = { id, name: text, thumbnail: text, slug: maybeText }
export const SubCategory = v.object(categoryHead)
export type SubCategory = v.InferOutput<typeof SubCategory>
export const Category = v.object({ ...categoryHead, sub_categories: list(SubCategory) })
export type Category = v.InferOutput<typeof Category>

export const ShopCard = v.object({
  id,
  name: text,
  logo: text,
  banner: text,
  total_products: maybeCount,
  total_categories: count,
  rating: maybeAmount,
  /** Null where a server does not say. */
  shop_status: v.fallback(v.nullable(v.picklist(['Online', 'Offline'])), null),
  total_reviews: text,
})
export type ShopCard = v.InferOutput<typeof ShopCard>

const Home = v.object({
  banners: list(Banner),
  ads: list(Banner),
  categories: list(Category),
  shops: list(ShopCard),
  popular_products: list(Product),
  just_for_you: v.fallback(v.object({ total: count, products: list(Product) }), {
    total: 0,
    products: [],
  }),
  incoming_flash_sale: maybe(FlashSaleInfo),
  running_flash_sale: maybe(FlashSale),
})

export const getHome = call({
  method: 'GET',
  path: '/home',
  auth: 'optional',
  summary: 'Everything that the home page shows',
  query: v.object(paging),
  /** Each part can be left out; an answer without any is no shop that has nothing. */
  data: v.pipe(
    v.looseObject({}),
    v.check(
      (told: Readonly<Record<string, unknown>>) =>
        Object.keys(Home.entries).some((part) => told[part] != null),
      'a home without any of its parts',
    ),
    Home,
  ),
})

export const ProductQuery = v.object({
  ...paging,
  search: v.optional(v.pipe(v.string(), v.maxLength(lengths.search))),
  shop_id: v.optional(idParam),
  category_id: v.optional(idParam),
  sub_category_id: v.optional(idParam),
  // Several of one kind, separated by commas, are the reference server's addition: any of them.
  brand_id: v.optional(idsParam),
  color_id: v.optional(idsParam),
  size_id: v.optional(idsParam),
  rating: v.optional(listParam((value) => value >= 1 && value <= 5)),
  min_price: v.optional(numberParam),
  max_price: v.optional(numberParam),
  /** Anything unknown means no sort. */
  sort_type: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The currency of prices that the search says in words without naming one; the default one where absent. */
  currency: v.optional(currencyParam),
  /** Only what costs less than it did. */
  is_reduced: v.optional(flagParam),
})
export type ProductQuery = v.InferInput<typeof ProductQuery>

export const Brand = v.object({ id, name: text })
export type Brand = v.InferOutput<typeof Brand>

/** What can be filtered by; describes the whole shop, not the current result. */
export const Filters = v.object({
  sizes: list(Size),
  colors: list(Color),
  brands: list(Brand),
  min_price: amount,
  max_price: amount,
})
export type Filters = v.InferOutput<typeof Filters>

const noFilters: Filters = { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 }

/** What somebody who searches asks for help with. */
export const HelpTopic = v.picklist([
  'returns',
  'payment',
  'delivery',
  'orders',
  'sizes',
  'vouchers',
  'account',
  'contact',
])
export type HelpTopic = v.InferOutput<typeof HelpTopic>

export const ProductList = counted(
  v.object({
    total: maybeCount,
    products: rows(Product),
    filters: v.fallback(Filters, noFilters),
    /**
     * The reference server's addition: what the products were found by, where nothing is spelt as the
     * search says. Null on other servers.
     */
    spelling: maybeText,
    /**
     * The reference server's addition: words of the search that the products were found without, where
     * nothing has all of them, or costs what they say. Empty on other servers.
     */
    left_out: list(text),
    /**
     * The reference server's addition: where nothing is called what the search looks for, whether what was found
     * comes nearest or is only described with its words. Null on other servers.
     */
    nearness: v.fallback(v.nullable(v.picklist(['nearest', 'mentioned'])), null),
    /**
     * The reference server's addition: what a search is about that asks for help (`return policy`). Null where it
     * asks for products, and on other servers.
     */
    help_topic: v.fallback(v.nullable(HelpTopic), null),
    /**
     * The reference server's addition: words of the search that ask for colours, with the colours and the
     * search without the word. None on other servers.
     */
    color_words: list(v.object({ word: text, color_ids: list(id), without: text })),
    /**
     * The reference server's addition: words of the search that ask for sizes (`size 42`, `XL`), which the
     * products were found in, and the search without the words. None where other ones are asked for besides, and
     * on other servers.
     */
    size_words: list(v.object({ word: text, size_ids: list(id), without: text })),
    /** The reference server's addition: the same of words that name brands. None on other servers. */
    brand_words: list(v.object({ word: text, brand_ids: list(id), without: text })),
    /**
     * The reference server's addition: words of the search that name the category which all that was found is of,
     * or a sub-category of it, and the search without the words. None on other servers.
     */
    category_words: list(
      v.object({ word: text, category_id: id, sub_category_id: maybe(id), without: text }),
    ),
    /**
     * The reference server's addition: words of the search that ask for prices (`under 50`, `between 40 and 80`),
     * the ends in the base currency, which the products were found with, and the search without the words. Null
     * where no price is said or other ones are asked for besides, and on other servers.
     */
    price_words: maybe(
      v.object({ word: text, min_price: maybe(price), max_price: maybe(price), without: text }),
    ),
  }),
  'total',
  'products',
)

export type ProductList = v.InferOutput<typeof ProductList>

export const getProducts = call({
  method: 'GET',
  path: '/products',
  auth: 'optional',
  summary: 'Products by search, filters and sort',
  additions: { currency: 'search_currency', is_reduced: 'reduced_products' },
  query: ProductQuery,
  data: ProductList,
})

/** Null where a server does not count that group. */
const counts = maybeList(v.object({ id, count }))

/** How many products a list would have with one more value chosen, by the value. */
export const Facets = v.object({
  /** Counts of a large list are estimated; a value that is not named may have some, too. */
  is_estimated: flag,
  ...v.entriesFromList(Object.values(facetGroups), counts),
})
export type Facets = v.InferOutput<typeof Facets>

export const getFacets = call({
  method: 'GET',
  path: '/product-facets',
  auth: 'none',
  capability: 'product_facets',
  additions: { is_reduced: 'reduced_products' },
  summary: 'How many products each value of each filter leaves, beside the other filters',
  query: ProductQuery,
  data: Facets,
})

export const getCategoryProducts = call({
  ...getProducts,
  path: '/category-products',
  summary: 'The same as /products',
})

export const getProduct = call({
  method: 'GET',
  path: '/product-details',
  auth: 'optional',
  summary: 'One product with related ones; records a recent view of a known shopper',
  query: v.object({ product_id: idParam }),
  data: v.object({
    product: ProductDetails,
    related_products: list(Product),
    popular_products: list(Product),
  }),
})

export const getCategories = call({
  method: 'GET',
  path: '/categories',
  auth: 'none',
  summary: 'Categories with their sub-categories',
  query: v.object(paging),
  data: v.object({ total: count, categories: rows(Category) }),
})

export const getSubCategories = call({
  method: 'GET',
  path: '/sub-categories',
  auth: 'none',
  summary: 'Sub-categories of a category; takes an id, the reference server a slug too',
  query: v.object({ category_id: v.pipe(v.union([v.string(), v.number()])) }),
  data: v.object({ sub_categories: rows(SubCategory) }),
})

export const getFlashSales = call({
  method: 'GET',
  path: '/flash-sales',
  auth: 'none',
  summary: 'The running and the incoming flash sale',
  data: v.object({
    incoming_flash_sale: maybe(FlashSaleInfo),
    running_flash_sale: maybe(FlashSaleInfo),
  }),
})

export const getRecentViews = call({
  method: 'GET',
  path: '/recently-views',
  auth: 'required',
  summary: 'At most 10 products that the shopper looked at, newest first',
  data: v.object({ products: rows(Product) }),
})
