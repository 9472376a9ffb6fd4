import { categoriesResource, productsResource } from '#app/data/catalogue.ts'
import type { Door } from '#app/data/door.ts'
import { prefetch, want, warm } from '#app/data/resource.ts'
import { type FixedListing, readListing, toProductQuery } from './listing-query.ts'

const listingOf = (url: string, fixed?: FixedListing) => ({
  ...readListing(new URL(url).searchParams),
  ...fixed,
})

/** Reads a listing's first products on the server, and the categories of its filters. */
export const prefetchListing = (door: Door, url: string, fixed?: FixedListing) =>
  prefetch(
    door,
    want(productsResource, toProductQuery(listingOf(url, fixed))),
    want(categoriesResource),
  )

/** Starts reading them in the browser. */
export function warmListing(url: string, fixed?: FixedListing) {
  warm(productsResource, toProductQuery(listingOf(url, fixed)))
  warm(categoriesResource)
}
