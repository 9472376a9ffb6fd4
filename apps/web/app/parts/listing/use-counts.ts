import type { Facets, ProductQuery } from '@shop/contract'
import { facetsResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { toNarrowing } from './listing-query.ts'
import { useOfSearch } from './use-of-search.ts'

/**
 * How many products each value of a filter leaves; null while nobody knows. What narrows a list leaves
 * the old counts until the new ones come; those of another search say nothing of this one.
 *
 * @param query null where they are not wanted
 */
export function useCounts(query: ProductQuery | null): Facets | null {
  const { data, isLoading } = useResource(facetsResource, query && [toNarrowing(query)], {
    keepPreviousData: true,
  })
  return useOfSearch(data, isLoading, query?.search ?? null)
}
