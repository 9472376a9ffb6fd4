import type { ReviewSort } from '@shop/contract'
import { reviewSorts } from '@shop/contract/words'
import { Checkbox } from '@shop/ui/checkbox'
import { Field } from '@shop/ui/field'
import { type Translate, useT } from '@shop/ui/i18n'
import { Select } from '@shop/ui/select'
import type { ReviewQuery } from '#app/data/reviews.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ReviewSearch } from './review-search.tsx'

const sortText = (t: Translate, sort: ReviewSort): string => {
  switch (sort) {
    case 'newest':
      return t('Newest first')
    case 'helpful':
      return t('Most helpful')
    case 'highest':
      return t('Highest rating')
    case 'lowest':
      return t('Lowest rating')
  }
}

export interface ReviewToolsProps {
  query: ReviewQuery
  /** What the server answers to; a stock server offers no choice. */
  choices: readonly string[]
  onChange: (changes: Partial<ReviewQuery>) => void
}

/** With which words, in what order, and whether only those with photos. */
export function ReviewTools({ query, choices, onChange }: ReviewToolsProps) {
  const t = useT()
  const { settings } = useShop()
  const sorts = settings.capabilities.includes('helpful_reviews')
    ? reviewSorts
    : reviewSorts.filter((sort) => sort !== 'helpful')
  const canSort = choices.includes('sort_type')
  const canNarrow = choices.includes('with_photos')
  const canSearch = choices.includes('search')
  if (!canSort && !canNarrow && !canSearch) return null
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {canSearch ? (
        <ReviewSearch search={query.search} onSearch={(search) => onChange({ search })} />
      ) : null}
      {canSort ? (
        <Field label={t('Sort by')} hideLabel className="w-48">
          <Select
            size="sm"
            value={query.sort}
            options={sorts.map((sort) => ({ value: sort, label: sortText(t, sort) }))}
            onValueChange={(value) =>
              onChange({ sort: reviewSorts.find((one) => one === value) ?? 'newest' })
            }
          />
        </Field>
      ) : null}
      {canNarrow ? (
        <Checkbox
          checked={query.withPhotos}
          onCheckedChange={(withPhotos) => onChange({ withPhotos })}
        >
          {t('With photos')}
        </Checkbox>
      ) : null}
    </div>
  )
}
