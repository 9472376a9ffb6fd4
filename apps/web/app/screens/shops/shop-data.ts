import type { ApiClient } from '#app/data/api-client.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { type Prefetched, prefetch, preload, reading } from '#app/data/resource.ts'
import {
  type ShopAnswer,
  shopCategoriesResource,
  shopResource,
  shopsResource,
} from '#app/data/shops.ts'
import { preloadProducts, readingListing } from '#app/parts/listing/listing-reads.ts'
import type { CleanIn } from '#app/parts/safe-html/clean-html.server.ts'
import { readTab } from '#app/parts/shops/shop-href.ts'
import { readShopListing, toShopQuery } from './shop-query.ts'

const paramsOf = (url: string) => new URL(url).searchParams

const listOf = (url: string) => toShopQuery(readShopListing(paramsOf(url)))

/** Reads the shops of an address on the server. */
export const prefetchShops = (client: ApiClient, url: string) =>
  prefetch(client, reading(shopsResource, listOf(url)))

/** Starts reading them in the browser. */
export const preloadShops = (url: string) => preload(shopsResource, listOf(url))

/** Reads a shop on the server, and what its tab begins with. */
export async function prefetchShop(
  facts: Pick<RequestFacts, 'client' | 'settings' | 'currencyChoice'>,
  url: string,
  id: number,
): Promise<Prefetched> {
  const { client } = facts
  if (readTab(paramsOf(url)) !== 'products') return prefetch(client, reading(shopResource, id))
  const [read, categories] = await Promise.all([
    prefetch(client, reading(shopResource, id), readingListing(facts, url, { shop_id: id })),
    // Without them there is a filter less, and the browser asks again.
    prefetch(client, reading(shopCategoriesResource, id)),
  ])
  return { ...read, fallback: { ...read.fallback, ...categories.fallback } }
}

/** Cleans what a shop says of itself; other answers stay as they are. */
export function withCleanShop(answer: object, cleanIn: CleanIn): object {
  if (!isShop(answer)) return answer
  const [shop, clean] = cleanIn(answer.shop, 'description')
  return { ...answer, shop, clean }
}

const isShop = (answer: object): answer is ShopAnswer => 'shop' in answer

/** Starts reading them in the browser. */
export function preloadShop(url: string, id: number) {
  preload(shopResource, id)
  if (readTab(paramsOf(url)) !== 'products') return
  preloadProducts(url, { shop_id: id })
  preload(shopCategoriesResource, id)
}
