import type { Category, Facets, Filters } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import type { ComponentType } from 'react'
import { Facet, FacetLink, Folded } from './facet.tsx'
import type { FilterName } from './listing-query.ts'
import { BrandFacet, ColorFacet, RatingFacet, SizeFacet } from './option-facets.tsx'
import { PriceFilter } from './price-filter.tsx'
import { type FacetGroupProps, useFacets } from './use-facets.ts'

export interface FilterPanelProps {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories?: readonly Category[]
  /** How many products each value leaves; null where nobody says. */
  counts?: Facets | null
}

function CategoryFacet({
  categories,
  facets: { countOf, hrefFor, listing, more },
}: FacetGroupProps) {
  const t = useT()
  if (categories.length === 0) return null
  return (
    <Facet title={t('Category')}>
      <Folded
        items={categories}
        moreLabel={more}
        keep={({ id }) => id === listing.category_id}
        countOf={({ id }) => countOf('categories', id)}
        render={({ id, name, sub_categories }) => (
          <>
            <FacetLink
              to={hrefFor({
                category_id: listing.category_id === id ? null : id,
                sub_category_id: null,
              })}
              chosen={listing.category_id === id}
              count={countOf('categories', id)}
            >
              {name}
            </FacetLink>
            {listing.category_id === id && sub_categories.length > 0 ? (
              <ul className="ms-7.5">
                {sub_categories.map((sub) => (
                  <li key={sub.id}>
                    <FacetLink
                      to={hrefFor({
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

function PriceFacet({ filters: { min_price, max_price } }: FacetGroupProps) {
  const t = useT()
  return max_price > min_price ? (
    <Facet title={t('Price')}>
      <PriceFilter min={min_price} max={max_price} />
    </Facet>
  ) : null
}

/** In the search box, beside a category, at the other end of a price. */
type ElsewhereName = 'search' | 'sub_category_id' | 'max_price'

/** Each filter of the contract has its control, in the order in which they stand. */
const groups: Readonly<Record<Exclude<FilterName, ElsewhereName>, ComponentType<FacetGroupProps>>> =
  {
    category_id: CategoryFacet,
    min_price: PriceFacet,
    color_id: ColorFacet,
    size_id: SizeFacet,
    brand_id: BrandFacet,
    rating: RatingFacet,
  }

/** Everything that a listing can be narrowed by. Each choice is a link to the narrower list. */
export function FilterPanel({ filters, categories = [], counts = null }: FilterPanelProps) {
  const facets = useFacets(counts)
  return (
    <div className="grid grid-cols-1 content-start">
      {Object.entries(groups).map(([name, Group]) => (
        <Group key={name} filters={filters} categories={categories} facets={facets} />
      ))}
    </div>
  )
}
