import type { Category, Filters } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { Link } from '#app/link.tsx'
import { dotStyle } from './color-dots.tsx'
import { Facet, FacetLink, Folded, facetLink } from './facet.tsx'
import { ratingName } from './listing-names.ts'
import type { FilterName } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { PriceFilter } from './price-filter.tsx'

export interface FilterPanelProps {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories?: readonly Category[]
}

const ratings = [5, 4, 3, 2, 1]

/** Everything that a listing can be narrowed by. Each choice is a link to the narrower list. */
export function FilterPanel({ filters, categories = [] }: FilterPanelProps) {
  const t = useT()
  const { listing, hrefFor } = useListing()
  const toggle = (name: FilterName, value: number) =>
    hrefFor({ [name]: listing[name] === value ? null : value })
  const more = (count: number) => t('Show {{number}} more', { number: count })
  const category = categories.find(({ id }) => id === listing.category_id)

  return (
    <div className="grid grid-cols-1 content-start">
      {categories.length > 0 ? (
        <Facet title={t('Category')}>
          <Folded
            items={categories}
            moreLabel={more}
            keep={({ id }) => id === listing.category_id}
            render={({ id, name }) => (
              <>
                <FacetLink
                  to={hrefFor({
                    category_id: listing.category_id === id ? null : id,
                    sub_category_id: null,
                  })}
                  chosen={listing.category_id === id}
                >
                  {name}
                </FacetLink>
                {category?.id === id && category.sub_categories.length > 0 ? (
                  <ul className="ms-7.5">
                    {category.sub_categories.map((sub) => (
                      <li key={sub.id}>
                        <FacetLink
                          to={toggle('sub_category_id', sub.id)}
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
      ) : null}
      {filters.max_price > filters.min_price ? (
        <Facet title={t('Price')}>
          <PriceFilter min={filters.min_price} max={filters.max_price} />
        </Facet>
      ) : null}
      {filters.colors.length > 0 ? (
        <Facet title={t('Colour')}>
          <Folded
            items={filters.colors}
            shown={14}
            most={16}
            moreLabel={more}
            keep={({ id }) => id === listing.color_id}
            className="flex flex-wrap gap-1.5 py-1"
            render={({ id, name, color_code }) => (
              <Link
                {...facetLink}
                to={toggle('color_id', id)}
                aria-current={listing.color_id === id ? 'true' : undefined}
                title={name}
                className="group/color grid size-9 place-items-center rounded-full transition-shadow aria-[current]:ring-2 aria-[current]:ring-ink"
              >
                <span
                  style={dotStyle(color_code)}
                  className="grid size-7 place-items-center rounded-full border border-edge/40 transition-[scale] group-hover/color:scale-110"
                >
                  <span className="sr-only">{name}</span>
                </span>
              </Link>
            )}
          />
        </Facet>
      ) : null}
      {filters.sizes.length > 0 ? (
        <Facet title={t('Size')}>
          <Folded
            items={filters.sizes}
            shown={14}
            most={16}
            moreLabel={more}
            keep={({ id }) => id === listing.size_id}
            className="flex flex-wrap gap-2 py-1"
            render={({ id, name }) => (
              <Link
                {...facetLink}
                to={toggle('size_id', id)}
                aria-current={listing.size_id === id ? 'true' : undefined}
                className="inline-flex min-h-9 min-w-11 max-w-full items-center wrap-anywhere justify-center rounded-control border border-edge px-2.5 text-sm transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
              >
                {name}
              </Link>
            )}
          />
        </Facet>
      ) : null}
      {filters.brands.length > 0 ? (
        <Facet title={t('Brand')}>
          <Folded
            items={filters.brands}
            moreLabel={more}
            keep={({ id }) => id === listing.brand_id}
            render={({ id, name }) => (
              <FacetLink to={toggle('brand_id', id)} chosen={listing.brand_id === id}>
                {name}
              </FacetLink>
            )}
          />
        </Facet>
      ) : null}
      <Facet title={t('Rating')}>
        <ul>
          {ratings.map((rating) => (
            <li key={rating}>
              <FacetLink to={toggle('rating', rating)} chosen={listing.rating === rating}>
                <span className="flex items-center gap-2">
                  <span aria-hidden="true">
                    <Rating value={rating} size="sm" />
                  </span>
                  {ratingName(t, rating)}
                </span>
              </FacetLink>
            </li>
          ))}
        </ul>
      </Facet>
    </div>
  )
}
