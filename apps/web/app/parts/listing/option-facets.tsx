import {
  FilterChip,
  FilterGroup,
  FilterLink,
  FilterSwatch,
  FoldedList,
} from '@shop/ui/filter-group'
import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { renderFacet } from './facet-link.tsx'
import { ratingName } from './listing-names.ts'
import type { Choice, ChoiceGroupProps } from './use-facets.ts'

const swatches = { shown: 14, most: 16 }

/** What the link to a value is drawn from. */
const linkTo = (id: number, { toggle, isChosen, countOf }: Choice) => ({
  href: toggle(id),
  chosen: isChosen(id),
  count: countOf(id),
  renderLink: renderFacet,
})

export function ColorFacet({ items, more, choice, open }: ChoiceGroupProps<'color_id'>) {
  const t = useT()
  return (
    <FilterGroup title={t('Colour')} open={open} chosen={choice.chosenOf(items)}>
      <FoldedList
        {...choice}
        {...swatches}
        items={items}
        moreLabel={more}
        className="flex flex-wrap gap-1.5 py-1"
        render={({ id, name, color_code }) => (
          <FilterSwatch {...linkTo(id, choice)} name={name} color={color_code} />
        )}
      />
    </FilterGroup>
  )
}

export function SizeFacet({ items, more, choice, open }: ChoiceGroupProps<'size_id'>) {
  const t = useT()
  return (
    <FilterGroup title={t('Size')} open={open} chosen={choice.chosenOf(items)}>
      <FoldedList
        {...choice}
        {...swatches}
        items={items}
        moreLabel={more}
        className="flex flex-wrap gap-2 py-1"
        render={({ id, name }) => <FilterChip {...linkTo(id, choice)}>{name}</FilterChip>}
      />
    </FilterGroup>
  )
}

export function BrandFacet({ items, more, choice, open }: ChoiceGroupProps<'brand_id'>) {
  const t = useT()
  return (
    <FilterGroup title={t('Brand')} open={open} chosen={choice.chosenOf(items)}>
      <FoldedList
        {...choice}
        items={items}
        moreLabel={more}
        render={({ id, name }) => <FilterLink {...linkTo(id, choice)}>{name}</FilterLink>}
      />
    </FilterGroup>
  )
}

const ratings = [5, 4, 3, 2, 1]

export function RatingFacet({ choice, open }: ChoiceGroupProps<'rating'>) {
  const t = useT()
  const chosen = ratings.filter(choice.isChosen).map((rating) => ratingName(t, rating))
  return (
    <FilterGroup title={t('Rating')} open={open} chosen={chosen}>
      <ul>
        {ratings.map((rating) => (
          <li key={rating}>
            <FilterLink {...linkTo(rating, choice)}>
              <span className="flex items-center gap-2">
                <span aria-hidden="true">
                  <Rating value={rating} size="sm" />
                </span>
                {ratingName(t, rating)}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </FilterGroup>
  )
}
