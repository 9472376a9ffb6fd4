/**
 * What was there and is taken away: the reference server answers 410 to /product-details and
 * /shops/{id} then, and says here what is like it. Stock servers answer as for an unknown id.
 */
import * as v from 'valibot'
import { call } from './call.ts'
import { ShopCard } from './catalogue.ts'
import { Product } from './product.ts'
import { idParam } from './request.ts'
import { list, text } from './shape.ts'

export const getGoneProduct = call({
  method: 'GET',
  path: '/gone/product',
  auth: 'optional',
  capability: 'answer: 410',
  summary: 'At most 6 products like one that is no longer sold',
  query: v.object({ product_id: idParam }),
  data: v.object({ name: text, products: list(Product) }),
})

export const getGoneShop = call({
  method: 'GET',
  path: '/gone/shop',
  auth: 'none',
  capability: 'answer: 410',
  summary: 'At most 6 shops like one that is closed',
  query: v.object({ shop_id: idParam }),
  data: v.object({ name: text, shops: list(ShopCard) }),
})
