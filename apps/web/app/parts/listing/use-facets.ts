import type { Category, Facets, Filters } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { type Change, type ChoiceName, type Listing, toggled } from './listing-query.ts'
import { useListing } from './listing-state.ts'

/** What a list can be narrowed by. */
export interface FacetValues {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories: readonly Category[]
}

export interface FacetGroupProps extends FacetValues {
  facets: FacetTools
  /** It starts unfolded. */
  open: boolean
}

/** What every group of the filters needs of the list that it narrows. */
export interface FacetTools {
  listing: Listing
  hrefFor: (change: Change) => string
  /** The list with a value chosen, or without it when it is. */
  toggle: (name: ChoiceName, value: number) => string
  isChosen: (name: ChoiceName, value: number) => boolean
  /** The names of those that are chosen. */
  chosenOf: (
    name: ChoiceName,
    values: readonly { readonly id: number; readonly name: string }[],
  ) => readonly string[]
  /** How many products a value leaves; null while nobody knows. */
  countOf: (group: Exclude<keyof Facets, 'is_estimated'>, value: number) => number | null
  more: (count: number) => string
}

export function useFacets(counts: Facets | null): FacetTools {
  const t = useT()
  const { settings } = useShop()
  const { listing, hrefFor } = useListing()
  const takesSeveral = settings.capabilities.includes('product_facets')
  const isChosen = (name: ChoiceName, value: number) => listing[name]?.includes(value) ?? false
  return {
    listing,
    hrefFor,
    toggle: (name, value) => hrefFor(toggled(listing, name, value, takesSeveral)),
    isChosen,
    chosenOf: (name, values) =>
      values.filter(({ id }) => isChosen(name, id)).map((value) => value.name),
    countOf: (group, value) =>
      counts?.[group].find(({ id }) => id === value)?.count ??
      (counts === null || counts.is_estimated ? null : 0),
    more: (count) => t('Show {{number}} more', { number: count }),
  }
}
