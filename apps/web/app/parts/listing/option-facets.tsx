import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { Link } from '#app/lib/link.tsx'
import { dotStyle, ownColors } from '#app/parts/product/dot-style.ts'
import { deadEnd, Facet, FacetLink, Folded } from './facet.tsx'
import { facetLink } from './facet-link.ts'
import { ratingName } from './listing-names.ts'
import type { ChoiceGroupProps } from './use-facets.ts'

const swatches = { shown: 14, most: 16 }

export function ColorFacet({ items, more, choice, open }: ChoiceGroupProps<'color_id'>) {
  const t = useT()
  const { chosenOf, countOf, isChosen, toggle } = choice
  return (
    <Facet title={t('Colour')} open={open} chosen={chosenOf(items)}>
      <Folded
        items={items}
        {...swatches}
        moreLabel={more}
        choice={choice}
        className="flex flex-wrap gap-1.5 py-1"
        render={({ id, name, color_code }) => (
          <Link
            {...facetLink}
            to={toggle(id)}
            aria-current={isChosen(id) ? 'true' : undefined}
            {...deadEnd(countOf(id), isChosen(id))}
            title={name}
            className={`group/color grid size-9 place-items-center rounded-full transition-shadow aria-disabled:pointer-events-none aria-disabled:opacity-35 aria-[current]:ring-2 aria-[current]:ring-ink ${isChosen(id) ? ownColors : ''}`}
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
  )
}

export function SizeFacet({ items, more, choice, open }: ChoiceGroupProps<'size_id'>) {
  const t = useT()
  const { chosenOf, countOf, isChosen, toggle } = choice
  return (
    <Facet title={t('Size')} open={open} chosen={chosenOf(items)}>
      <Folded
        items={items}
        {...swatches}
        moreLabel={more}
        choice={choice}
        className="flex flex-wrap gap-2 py-1"
        render={({ id, name }) => (
          <Link
            {...facetLink}
            to={toggle(id)}
            aria-current={isChosen(id) ? 'true' : undefined}
            {...deadEnd(countOf(id), isChosen(id))}
            className={`inline-flex min-h-9 min-w-11 max-w-full items-center wrap-anywhere justify-center rounded-control border border-edge px-2.5 text-sm transition-colors aria-disabled:pointer-events-none aria-disabled:border-hairline aria-disabled:text-ink-muted hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink ${isChosen(id) ? ownColors : ''}`}
          >
            {name}
          </Link>
        )}
      />
    </Facet>
  )
}

export function BrandFacet({ items, more, choice, open }: ChoiceGroupProps<'brand_id'>) {
  const t = useT()
  const { chosenOf, countOf, isChosen, toggle } = choice
  return (
    <Facet title={t('Brand')} open={open} chosen={chosenOf(items)}>
      <Folded
        items={items}
        moreLabel={more}
        choice={choice}
        render={({ id, name }) => (
          <FacetLink to={toggle(id)} chosen={isChosen(id)} count={countOf(id)}>
            {name}
          </FacetLink>
        )}
      />
    </Facet>
  )
}

const ratings = [5, 4, 3, 2, 1]

export function RatingFacet({
  choice: { countOf, isChosen, toggle },
  open,
}: ChoiceGroupProps<'rating'>) {
  const t = useT()
  return (
    <Facet
      title={t('Rating')}
      open={open}
      chosen={ratings.filter((rating) => isChosen(rating)).map((rating) => ratingName(t, rating))}
    >
      <ul>
        {ratings.map((rating) => (
          <li key={rating}>
            <FacetLink to={toggle(rating)} chosen={isChosen(rating)} count={countOf(rating)}>
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
  )
}
