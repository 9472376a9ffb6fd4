import { sortTypes } from '@shop/contract/words'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ArrowUpDownIcon } from '@shop/ui/icons'
import { Select } from '@shop/ui/select'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { sortNames } from './listing-names.ts'
import { useListing } from './listing-state.ts'

/** In which order a listing stands. */
export function SortSelect() {
  const t = useT()
  const { listing, params, hrefFor } = useListing()
  const navigate = useNavigate()
  const names = sortNames(t)
  const others = [...params].filter(([name]) => name !== 'sort_type' && name !== 'page')
  return (
    <form
      method="get"
      className="flex min-w-0 shrink-0 items-center gap-2 max-sm:order-first max-sm:w-full sm:w-54"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        size="sm"
        name="sort_type"
        aria-label={t('Sort by')}
        leading={<ArrowUpDownIcon aria-hidden="true" className="size-4" />}
        value={listing.sort_type}
        onValueChange={(sort) =>
          void navigate(hrefFor({ sort_type: sort === 'default' ? null : sort }), {
            preventScrollReset: true,
          })
        }
        options={sortTypes.map((value) => ({ value, label: names[value] }))}
        className="min-w-0"
      />
      <span className="hidden noscript:block">
        <Button type="submit" size="sm" variant="outline">
          {t('Apply')}
        </Button>
      </span>
    </form>
  )
}
