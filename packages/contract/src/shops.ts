/** Shops, their categories, and a flash sale's own page (wire.md 2 and 4). */
import * as v from 'valibot'
import { newPassword } from './account.ts'
import { call } from './call.ts'
import { Banner, Category, ShopCard } from './catalogue.ts'
import { lengths } from './lengths.ts'
import { FlashSaleInfo, Product } from './product.ts'
import { fileParam, flagParam, idParam, maybeTextParam, paging, textParam } from './request.ts'
import { count, counted, id, list, maybe, maybeCount, maybeText, rows, text } from './shape.ts'

export const ShopDetails = v.object({
  ...ShopCard.entries,
  /** A number here, a text on cards. */
  total_reviews: maybeCount,
  short_description: maybeText,
  description: maybeText,
  banners: list(Banner),
})
export type ShopDetails = v.InferOutput<typeof ShopDetails>

/**
 * Beside the paging these are the reference server's own: a stock server ignores them and answers
 * with all shops (wire.md 4), which it tells by leaving `filters` out.
 */
export const ShopQuery = v.object({
  ...paging,
  /** Matches names. */
  search: v.optional(v.pipe(v.string(), v.maxLength(lengths.search))),
  /** Shops with something of this category. */
  category_id: v.optional(idParam),
  /** Shops that are open now. */
  online: v.optional(flagParam),
  /** Shops with vouchers of their own that can be collected now. */
  has_vouchers: v.optional(flagParam),
  /** One of `shopSorts`; anything else means no sort. */
  sort_type: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
export type ShopQuery = v.InferInput<typeof ShopQuery>

/** What the shops can be narrowed by, beside their names and hours; describes them all. */
const ShopFilters = v.object({ categories: list(v.object({ id, name: text })) })

export const getShops = call({
  method: 'GET',
  path: '/shops',
  auth: 'none',
  // The app narrows what a stock server lists by itself (`data/shops-narrow.ts`).
  additions: {
    search: 'answer: filters',
    category_id: 'answer: filters',
    online: 'answer: filters',
    has_vouchers: 'answer: filters',
    sort_type: 'answer: filters',
  },
  summary: 'The shops',
  query: ShopQuery,
  data: counted(
    v.object({ total: maybeCount, shops: rows(ShopCard), filters: maybe(ShopFilters) }),
    'total',
    'shops',
  ),
})

export const getTopShops = call({
  method: 'GET',
  path: '/shops/top',
  auth: 'none',
  summary: 'At most 10 shops, the best rated first',
  data: v.object({ shops: list(ShopCard) }),
})

export const getShopPopularProducts = call({
  method: 'GET',
  path: '/shops/popular-products',
  auth: 'optional',
  summary: "At most 6 other products of a product's shop",
  query: v.object({ product_id: idParam }),
  data: v.object({ products: list(Product) }),
})

export const getShop = call({
  method: 'GET',
  path: '/shops/{id}',
  auth: 'none',
  summary: 'One shop',
  data: v.object({ shop: ShopDetails }),
})

export const getShopCategories = call({
  method: 'GET',
  path: '/shop-categories',
  auth: 'none',
  summary: 'The categories in which a shop has products',
  query: v.object({ ...paging, shop_id: idParam }),
  data: v.object({ total: count, categories: rows(Category) }),
})

export const getBanners = call({
  method: 'GET',
  path: '/banners',
  auth: 'none',
  summary: 'The banners of the home page',
  data: v.object({ banners: list(Banner) }),
})

export const getFlashSale = call({
  method: 'GET',
  path: '/flash-sale/{id}/details',
  auth: 'optional',
  summary: 'A flash sale and a page of its products; 18 of them unless asked otherwise',
  query: v.object({ ...paging, category_id: v.optional(idParam) }),
  data: counted(
    v.object({
      total_products: maybeCount,
      flash_sale: FlashSaleInfo,
      products: rows(Product),
    }),
    'total_products',
    'products',
  ),
})

/**
 * A shop that somebody wants to open here (decision 017). Stock servers take it on a page of
 * their own, with these names, and have no call for it: there the answer is a 404.
 */
export const ShopRegistration = v.object({
  name: textParam(lengths.name),
  email: textParam(),
  country: textParam(),
  phone_code: maybeTextParam(8),
  phone: textParam(16),
  password: newPassword,
  shop_name: textParam(lengths.name),
  address: textParam(),
  description: maybeTextParam(lengths.description),
  shop_logo: v.optional(fileParam),
  shop_banner: v.optional(fileParam),
})
export type ShopRegistration = v.InferInput<typeof ShopRegistration>

export const registerShop = call({
  method: 'POST',
  path: '/shop/register',
  auth: 'none',
  capability: 'shop_register',
  summary: 'Ask to open a shop; the answer says that it is under review',
  multipart: true,
  body: ShopRegistration,
  data: v.optional(v.unknown()),
})
