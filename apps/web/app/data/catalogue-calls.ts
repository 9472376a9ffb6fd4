import {
  getCategories,
  getFacets,
  getHome,
  getProduct,
  getProducts,
  getRecentViews,
  type ProductQuery,
} from '@shop/contract/catalogue'
import type { ProductAnswer } from './catalogue.ts'
import type { Door } from './door.ts'

/** Products in the home page's last block. */
const homeSize = 12

export const home = async (door: Door) =>
  (await door(getHome, { query: { page: 1, per_page: homeSize } })).data

export const categories = async (door: Door) => (await door(getCategories)).data.categories

export const products = async (door: Door, query: ProductQuery) =>
  (await door(getProducts, { query })).data

export const facets = async (door: Door, query: ProductQuery) =>
  (await door(getFacets, { query })).data

export const product = async (door: Door, id: number): Promise<ProductAnswer> => ({
  ...(await door(getProduct, { query: { product_id: id } })).data,
  clean: false,
})

export const recentViews = async (door: Door) => (await door(getRecentViews)).data.products
