import type { Facets, ProductQuery } from '@shop/contract'
import { useState } from 'react'
import { facetsResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { toNarrowing } from './listing-query.ts'

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
  const search = query?.search ?? null
  const [counted, setCounted] = useState(search)
  const isOwn = data !== undefined && !isLoading
  if (isOwn && counted !== search) setCounted(search)
  return data && (isOwn || counted === search) ? data : null
}
