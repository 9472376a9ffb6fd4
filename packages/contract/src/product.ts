/** The product as cards and details show it (wire.md 2). */
import * as v from 'valibot'
import {
  amount,
  flag,
  id,
  instant,
  list,
  maybe,
  maybeAmount,
  maybeFlag,
  maybeText,
  price,
  text,
  whole,
} from './shape.ts'
import { unknownStock } from './unknown-stock.ts'

export const Size = v.object({ id, name: text, price: amount })
export type Size = v.InferOutput<typeof Size>

export const Color = v.object({ id, name: text, color_code: text, price: amount })
export type Color = v.InferOutput<typeof Color>

/** A colour that a product comes in, and the product in it: the reference server's addition, null elsewhere. */
export const ProductColor = v.object({ ...Color.entries, thumbnail: maybeText })
export type ProductColor = v.InferOutput<typeof ProductColor>

export const ProductShop = v.object({
  id,
  name: text,
  logo: text,
  rating: maybeAmount,
  estimated_delivery_time: text,
  delivery_charge: maybeAmount,
  last_online: maybeFlag,
})
export type ProductShop = v.InferOutput<typeof ProductShop>

/** Pieces that can be had: not saying how many is not saying none. */
const stock = v.fallback(whole, unknownStock)

const common = {
  id,
  name: text,
  price,
  discount_price: amount,
  discount_percentage: amount,
  rating: amount,
  total_reviews: text,
  total_sold: text,
  quantity: stock,
  is_favorite: flag,
  sizes: list(Size),
  colors: list(ProductColor),
  unit: maybe(v.object({ id, name: text })),
  brand: maybeText,
  shop: maybe(ProductShop),
}

/** A product on a tile. `discount_price` 0 means none; while a flash sale runs it is the sale's. */
export const Product = v.object({ ...common, thumbnail: text })
export type Product = v.InferOutput<typeof Product>

export const mediaKinds = ['image', 'file', 'youtube', 'vimeo', 'dailymotion'] as const

/** A picture or video of a product. For hosted videos `url` is embed HTML, not a link. */
export const Thumbnail = v.object({
  id: v.fallback(v.nullable(id), null),
  thumbnail: maybeText,
  url: maybeText,
  type: v.fallback(v.picklist(mediaKinds), 'image'),
  /** The colour that the picture shows; the reference server's addition, null elsewhere. */
  color_id: v.optional(v.fallback(v.nullable(id), null), null),
})
export type Thumbnail = v.InferOutput<typeof Thumbnail>

/** A flash sale without its products. Times are UTC. */
export const FlashSaleInfo = v.object({
  id,
  name: text,
  thumbnail: text,
  start_date: instant,
  end_date: instant,
})
export type FlashSaleInfo = v.InferOutput<typeof FlashSaleInfo>

export const FlashSale = v.object({ ...FlashSaleInfo.entries, products: list(Product) })
export type FlashSale = v.InferOutput<typeof FlashSale>

/** A product on its own page. */
export const ProductDetails = v.object({
  ...common,
  short_description: text,
  description: text,
  thumbnails: list(Thumbnail),
  flash_sale: maybe(FlashSaleInfo),
  meta_title: maybeText,
  meta_description: maybeText,
  meta_keywords: maybeText,
  /** The written page that says how its sizes are measured; the reference server's addition, null elsewhere. */
  size_guide: maybeText,
})
export type ProductDetails = v.InferOutput<typeof ProductDetails>
