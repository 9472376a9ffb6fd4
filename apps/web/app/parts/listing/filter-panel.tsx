import type { Category, Facets, Filters } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { Link } from '#app/lib/link.tsx'
import { dotStyle } from '#app/parts/tile/color-dots.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { deadEnd, Facet, FacetLink, Folded, facetLink } from './facet.tsx'
import { ratingName } from './listing-names.ts'
import { type ChoiceName, toggled } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { PriceFilter } from './price-filter.tsx'

export interface FilterPanelProps {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories?: readonly Category[]
  /** How many products each value leaves; null where nobody says. */
  counts?: Facets | null
}

const ratings = [5, 4, 3, 2, 1]

/** Everything that a listing can be narrowed by. Each choice is a link to the narrower list. */
export function FilterPanel({ filters, categories = [], counts = null }: FilterPanelProps) {
  const t = useT()
  const { settings } = useShop()
  const { listing, hrefFor } = useListing()
  const toggle = (name: ChoiceName, value: number) =>
    hrefFor(toggled(listing, name, value, settings.capabilities.includes('product_facets')))
  const isChosen = (name: ChoiceName, value: number) => listing[name]?.includes(value) ?? false
  const countOf = (group: Exclude<keyof Facets, 'is_estimated'>, value: number) =>
    counts?.[group].find(({ id }) => id === value)?.count ??
    (counts === null || counts.is_estimated ? null : 0)
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
            countOf={({ id }) => countOf('categories', id)}
            render={({ id, name }) => (
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
                {category?.id === id && category.sub_categories.length > 0 ? (
                  <ul className="ms-7.5">
                    {category.sub_categories.map((sub) => (
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
            keep={({ id }) => isChosen('color_id', id)}
            countOf={({ id }) => countOf('colors', id)}
            className="flex flex-wrap gap-1.5 py-1"
            render={({ id, name, color_code }) => (
              <Link
                {...facetLink}
                to={toggle('color_id', id)}
                aria-current={isChosen('color_id', id) ? 'true' : undefined}
                {...deadEnd(countOf('colors', id), isChosen('color_id', id))}
                title={name}
                className="group/color grid size-9 place-items-center rounded-full transition-shadow aria-disabled:pointer-events-none aria-disabled:opacity-35 aria-[current]:ring-2 aria-[current]:ring-ink"
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
            keep={({ id }) => isChosen('size_id', id)}
            countOf={({ id }) => countOf('sizes', id)}
            className="flex flex-wrap gap-2 py-1"
            render={({ id, name }) => (
              <Link
                {...facetLink}
                to={toggle('size_id', id)}
                aria-current={isChosen('size_id', id) ? 'true' : undefined}
                {...deadEnd(countOf('sizes', id), isChosen('size_id', id))}
                className="inline-flex min-h-9 min-w-11 max-w-full items-center wrap-anywhere justify-center rounded-control border border-edge px-2.5 text-sm transition-colors aria-disabled:pointer-events-none aria-disabled:border-hairline aria-disabled:text-ink-muted hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
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
            keep={({ id }) => isChosen('brand_id', id)}
            countOf={({ id }) => countOf('brands', id)}
            render={({ id, name }) => (
              <FacetLink
                to={toggle('brand_id', id)}
                chosen={isChosen('brand_id', id)}
                count={countOf('brands', id)}
              >
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
              <FacetLink
                to={toggle('rating', rating)}
                chosen={isChosen('rating', rating)}
                count={countOf('ratings', rating)}
              >
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
