import type { Category, Facets, Filters } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import type { ComponentType } from 'react'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { Facet, FacetLink, Folded } from './facet.tsx'
import type { Change, ChoiceName, FilterName } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { BrandFacet, ColorFacet, RatingFacet, SizeFacet } from './option-facets.tsx'
import { PriceFilter } from './price-filter.tsx'
import {
  type ChoiceGroupProps,
  type FacetGroupProps,
  type FacetValues,
  useFacets,
} from './use-facets.ts'

export interface FilterPanelProps {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories?: readonly Category[]
  /** How many products each value leaves; null where nobody says. */
  counts?: Facets | null
}

function CategoryFacet({
  categories,
  facets: { listing, more },
  countOf,
  narrow,
  open,
}: SingleGroupProps<'category_id'>) {
  const t = useT()
  return (
    <Facet title={t('Category')} open={open}>
      <Folded
        items={categories}
        moreLabel={more}
        keep={({ id }) => id === listing.category_id}
        countOf={({ id }) => countOf(id)}
        render={({ id, name, sub_categories }) => (
          <>
            <FacetLink
              to={narrow({
                category_id: listing.category_id === id ? null : id,
                sub_category_id: null,
              })}
              chosen={listing.category_id === id}
              count={countOf(id)}
            >
              {name}
            </FacetLink>
            {listing.category_id === id && sub_categories.length > 0 ? (
              <ul className="ms-7.5">
                {sub_categories.map((sub) => (
                  <li key={sub.id}>
                    <FacetLink
                      to={narrow({
                        sub_category_id: listing.sub_category_id === sub.id ? null : sub.id,
                      })}
                      chosen={listing.sub_category_id === sub.id}
                    >
                      {sub.name}
                    </FacetLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      />
    </Facet>
  )
}

function PriceFacet({
  filters: { min_price, max_price },
  narrow,
  open,
}: SingleGroupProps<'min_price'>) {
  const t = useT()
  return (
    <Facet title={t('Price')} open={open}>
      <PriceFilter min={min_price} max={max_price} narrow={narrow} />
    </Facet>
  )
}

interface Group<Props> {
  /** Whether there is something to choose. */
  isUseful: (values: FacetValues) => boolean
  Content: ComponentType<Props>
}

/** A second filter that stands in the first one's control. */
interface Seconds {
  category_id: 'sub_category_id'
  min_price: 'max_price'
}

/** The search has its box. */
type GroupName = Exclude<FilterName, 'search' | Seconds[keyof Seconds]>
type SingleName = Exclude<GroupName, ChoiceName>
type Own<Name> = Name | (Name extends keyof Seconds ? Seconds[Name] : never)

/** Of a filter of one value. */
interface SingleGroupProps<Name extends SingleName> extends FacetGroupProps {
  /** The list with another value of its own filter: it can change no other. */
  narrow: (change: Pick<Change, Own<Name>>) => string
  /** How many products a value of it leaves; null while nobody knows. */
  countOf: (value: number) => number | null
}

/** Each filter of the contract has its control, in the order in which they stand: first those of one value. */
const single: { readonly [Name in SingleName]: Group<SingleGroupProps<Name>> } = {
  category_id: { isUseful: ({ categories }) => categories.length > 0, Content: CategoryFacet },
  min_price: {
    isUseful: ({ filters: { min_price, max_price } }) => max_price > min_price,
    Content: PriceFacet,
  },
}

const several: Readonly<Record<ChoiceName, Group<ChoiceGroupProps>>> = {
  color_id: { isUseful: ({ filters }) => filters.colors.length > 0, Content: ColorFacet },
  size_id: { isUseful: ({ filters }) => filters.sizes.length > 0, Content: SizeFacet },
  brand_id: { isUseful: ({ filters }) => filters.brands.length > 0, Content: BrandFacet },
  rating: { isUseful: () => true, Content: RatingFacet },
}
const singleNames = Object.keys(single) as readonly SingleName[]
const choiceNames = Object.keys(several) as readonly ChoiceName[]

/** The others are folded: each group stays a short way off. */
const unfolded = 3

/** Everything that a listing can be narrowed by. Each choice is a link to the narrower list. */
export function FilterPanel({ filters, categories = [], counts = null }: FilterPanelProps) {
  const facets = useFacets(counts)
  const { hrefFor } = useListing()
  const { capabilities } = useShop().settings
  const values = { filters, categories, capabilities, facets }
  const drawn = [
    ...singleNames.map((name) => {
      const { isUseful, Content } = single[name]
      return {
        isUseful,
        draw: (open: boolean) => (
          <Content
            key={name}
            {...values}
            narrow={hrefFor}
            countOf={facets.countsOf(name)}
            open={open}
          />
        ),
      }
    }),
    ...choiceNames.map((name) => {
      const { isUseful, Content } = several[name]
      const choice = facets.choiceOf(name)
      return {
        isUseful,
        draw: (open: boolean) => <Content key={name} {...values} choice={choice} open={open} />,
      }
    }),
  ]
  return (
    <div className="grid grid-cols-1 content-start">
      {drawn
        .filter(({ isUseful }) => isUseful(values))
        .map(({ draw }, index) => draw(index < unfolded))}
    </div>
  )
}
