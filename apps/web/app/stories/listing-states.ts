import type { Product } from '@shop/contract'
import {
  categories,
  emptyProductList,
  longNameProduct,
  productList,
  products,
  user,
} from '@shop/contract/fixtures'
import { categoriesResource } from '#app/data/catalogue.ts'
import { longName } from './long-words.tsx'
import { neverAnswers, refuse, type StoryAnswer } from './story-api.ts'
import { known, type ShopStory } from './with-shop.tsx'

/** A page of a listing, and what the server says to it. */
export const listingAt = (path: string, answer: StoryAnswer, more: Partial<ShopStory> = {}) => ({
  shop: { path, api: { 'GET /products': answer }, ...more } satisfies ShopStory,
})

const longNames = products.slice(0, 10).map(
  (one, index): Product => ({
    ...one,
    name: index % 2 ? longName : longNameProduct.name,
    brand: longName,
    price: one.price * 1234.5,
    discount_price: one.discount_price * 1234.5,
  }),
)

/** The states that every listing has, as parameters of its stories. */
export const listingStates = (path: string) => ({
  full: listingAt(path, productList),
  loading: listingAt(path, neverAnswers),
  empty: listingAt(path, emptyProductList),
  failed: listingAt(path, refuse(500, 'The database is being moved.')),
  one: listingAt(path, { ...productList, total: 1, products: products.slice(0, 1) }),
  /** The middle of a thousand. */
  thousand: listingAt(`${path}?page=50`, { ...productList, total: 1000 }),
  /** The last of a thousand. */
  lastPage: listingAt(`${path}?page=100`, {
    ...productList,
    total: 1000,
    products: products.slice(0, 2),
  }),
  pastTheEnd: listingAt(`${path}?page=9`, { ...emptyProductList, total: 24 }),
  singleVendor: listingAt(path, productList, { settings: { multi_vendor: false } }),
  customer: listingAt(path, productList, {
    user,
    cart: { count: 3 },
    api: {
      'GET /products': productList,
      'GET /favorite-products': { products: products.slice(0, 3) },
    },
  }),
  longTexts: listingAt(
    path,
    {
      ...productList,
      products: longNames,
      filters: {
        ...productList.filters,
        brands: Array.from({ length: 40 }, (_, index) => ({
          id: index + 1,
          name: index === 2 ? 'Donaudampfschifffahrtsgesellschaft' : `Brand ${index + 1}`,
        })),
      },
    },
    {
      known: known(
        categoriesResource,
        [],
        categories.map((one, index) => (index === 1 ? { ...one, name: longName } : one)),
      ),
    },
  ),
})
