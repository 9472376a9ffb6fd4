import type { Category, Facets, Filters } from '@shop/contract'
import { facetGroups } from '@shop/contract/words'
import { useT } from '@shop/ui/i18n'
import { useShop } from '#app/state/shop/shop-context.tsx'
import {
  type Capabilities,
  type Change,
  type ChoiceName,
  type FilterName,
  type Listing,
  takesSeveral,
  toggled,
} from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { type SearchWords, saidFilters } from './said-filters.ts'

/** What a list can be narrowed by. */
export interface FacetValues {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories: readonly Category[]
  /** A filter that not every server knows has no control without its own. */
  capabilities: Capabilities
}

export interface FacetGroupProps extends FacetValues {
  facets: Pick<FacetTools, 'listing' | 'more'>
  /** It starts unfolded. */
  open: boolean
}

type GroupOf<Name extends FilterName> = Name extends keyof typeof facetGroups
  ? (typeof facetGroups)[Name]
  : never

/** What a list offers of a filter; nothing where all lists have the same. */
export type ItemsOf<Name extends FilterName> =
  GroupOf<Name> extends keyof Filters ? Filters[GroupOf<Name>] : readonly []

/** Of a filter of which several values can be chosen. */
export interface ChoiceGroupProps<Name extends ChoiceName> extends Pick<FacetTools, 'more'> {
  /** The values of its own group: it can offer no other's. */
  items: ItemsOf<Name>
  choice: Choice
  /** It starts unfolded. */
  open: boolean
}

/** What a group of values needs of its own filter: it can press no other. */
export interface Choice {
  /** The list with a value chosen, or without it when it is. */
  toggle: (value: number) => string
  isChosen: (value: number) => boolean
  /** The names of those that are chosen. */
  chosenOf: (values: readonly { readonly id: number; readonly name: string }[]) => readonly string[]
  countOf: (value: number) => number | null
}

/** What every group of the filters needs of the list that it narrows. */
export interface FacetTools {
  /** With what the words of its search ask for: that is as good as chosen. */
  listing: Listing
  /** The list with other values of a filter, which also take the place of words that set it. */
  narrowBy: (name: FilterName) => (change: Change) => string
  choiceOf: (name: ChoiceName) => Choice
  /** Of a filter, how many products a value leaves; null while nobody knows, or where it has no values. */
  countsOf: (name: FilterName) => (value: number) => number | null
  more: (count: number) => string
}

/** A filter of values to choose from, which can be counted. */
const hasValues = (name: FilterName): name is FilterName & keyof typeof facetGroups =>
  name in facetGroups

export const itemsOf = <Name extends ChoiceName>(filters: Filters, name: Name) => {
  const offered: Readonly<Record<string, unknown>> = filters
  return (offered[facetGroups[name]] ?? []) as ItemsOf<Name>
}

export function useFacets(counts: Facets | null, words: SearchWords | null): FacetTools {
  const t = useT()
  const { settings } = useShop()
  const { listing: inAddress, hrefFor } = useListing()
  const said = words ? saidFilters(inAddress, words) : {}
  const listing: Listing = Object.assign(
    {},
    inAddress,
    ...Object.values(said).map(({ values }) => values),
  )
  const narrowBy: FacetTools['narrowBy'] = (name) => (change) =>
    hrefFor({ ...change, ...(said[name] && { search: said[name].search }) })
  const countsOf: FacetTools['countsOf'] = (name) => (value) => {
    const group = hasValues(name) ? counts?.[facetGroups[name]] : undefined
    if (!group) return null
    return group.find(({ id }) => id === value)?.count ?? (counts?.is_estimated ? null : 0)
  }
  return {
    listing,
    narrowBy,
    countsOf,
    choiceOf(name) {
      const isChosen = (value: number) => listing[name]?.includes(value) ?? false
      return {
        toggle: (value) =>
          narrowBy(name)(toggled(listing, name, value, takesSeveral(settings.capabilities))),
        isChosen,
        chosenOf: (values) => values.filter(({ id }) => isChosen(id)).map((value) => value.name),
        countOf: countsOf(name),
      }
    },
    more: (count) => t('Show {{number}} more', { number: count }),
  }
}
