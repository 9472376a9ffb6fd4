/** Shops, their categories, and a flash sale's own page (wire.md 2 and 4). */
import * as v from 'valibot'
import { call } from './call.ts'
import { Banner, Category, ShopCard } from './catalogue.ts'
import { FlashSaleInfo, Product } from './product.ts'
import { idParam, paging } from './request.ts'
import { count, list, maybe, maybeText } from './shape.ts'

export const ShopDetails = v.object({
  ...ShopCard.entries,
  /** A number here, a text on cards. */
  total_reviews: count,
  short_description: maybeText,
  description: maybeText,
  banners: list(Banner),
})
export type ShopDetails = v.InferOutput<typeof ShopDetails>

export const getShops = call({
  method: 'GET',
  path: '/shops',
  auth: 'none',
  summary: 'The shops',
  query: v.object(paging),
  data: v.object({ total: count, shops: list(ShopCard) }),
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
  data: v.object({ total: count, categories: list(Category) }),
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
  data: v.object({
    total_products: count,
    flash_sale: maybe(FlashSaleInfo),
    products: list(Product),
  }),
})
