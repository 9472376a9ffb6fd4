import type { ProductDetails } from '@shop/contract'
import { productResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import type { Compared } from '#app/state/compare/compare-list.ts'

/** A product in the comparison: each is read for itself, so one that fails leaves the others. */
export interface Column {
  /** What was known when it was chosen. */
  known: Compared
  /** Null until it is read. */
  details: ProductDetails | null
  problem: { message: string; isGone: boolean } | null
  retrying: boolean
  onRetry: () => void
}

function useColumn(known: Compared | undefined): Column | null {
  const { data, error, isValidating, mutate } = useResource(
    productResource,
    known ? [known.id] : null,
  )
  if (!known) return null
  return {
    known,
    details: data?.product ?? null,
    // Servers answer 422 to an id that is not theirs (wire.md 1.3).
    problem:
      data || !error
        ? null
        : { message: error.message, isGone: [404, 410, 422].includes(error.status) },
    retrying: isValidating,
    onRetry: () => void mutate(),
  }
}

/** At most four (compare-list.ts). */
export function useCompared(products: readonly Compared[]): Column[] {
  const columns = [
    useColumn(products[0]),
    useColumn(products[1]),
    useColumn(products[2]),
    useColumn(products[3]),
  ]
  return columns.filter((column) => column !== null)
}
