import type { ShopSort } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { shopSorts } from '@shop/contract/shop-sorts'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ArrowUpDownIcon, CheckIcon } from '@shop/ui/icons'
import { SearchInput } from '@shop/ui/search-input'
import { Select } from '@shop/ui/select'
import { Skeleton } from '@shop/ui/skeleton'
import type { FormEvent } from 'react'
import { isOnCards } from '#app/data/shops-narrow.ts'
import { Link } from '#app/lib/link.tsx'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { facetLink } from '#app/parts/listing/facet-link.tsx'
import { type ShopListing, type ShopToggle, shopsHref } from './shop-query.ts'

export interface ShopFiltersProps {
  listing: ShopListing
  /** Null: the server knows no categories and vouchers of shops. */
  categories: readonly { id: number; name: string }[] | null
}

const row = 'grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center'

/**
 * Search, filters and sort of the shops: one form, so that it works without scripts too; with them
 * each choice applies at once.
 */
export function ShopFilters({ listing, categories }: ShopFiltersProps) {
  const t = useT()
  const navigate = useNavigate()
  const go = (change: Partial<ShopListing>) =>
    void navigate(shopsHref(listing, change), { preventScrollReset: true })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() || null })
  }
  const sortNames: Record<ShopSort, string> = {
    default: t('Recommended'),
    rating: t('Highest rated'),
    newest: t('Newest first'),
  }
  const toggles: Readonly<Record<ShopToggle, string>> = {
    online: t('Open now'),
    has_vouchers: t('Has vouchers'),
  }
  const names = (Object.keys(toggles) as ShopToggle[]).filter(
    (name) => categories !== null || isOnCards(name),
  )
  return (
    <search>
      <form method="get" action="/shops" onSubmit={find} className={row}>
        {names.map((name) =>
          listing[name] ? <input key={name} type="hidden" name={name} value="1" /> : null,
        )}
        <SearchInput
          // Another address brings another term.
          key={listing.search ?? ''}
          name="search"
          aria-label={t('Search shops')}
          placeholder={t('Search shops')}
          defaultValue={listing.search ?? ''}
          maxLength={lengths.search}
          onClear={() => (listing.search ? go({ search: null }) : undefined)}
          submitLabel={t('Search')}
          className="max-sm:col-span-2 sm:w-72"
        />
        {categories && categories.length > 0 ? (
          <Select
            name="category_id"
            aria-label={t('Category')}
            value={listing.category_id === null ? '' : String(listing.category_id)}
            onValueChange={(id) => go({ category_id: id ? Number(id) : null })}
            options={[
              { value: '', label: t('All categories') },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            className="max-sm:col-span-2 sm:w-52"
          />
        ) : null}
        <Select
          name="sort_type"
          aria-label={t('Sort by')}
          leading={<ArrowUpDownIcon aria-hidden="true" className="size-4" />}
          value={listing.sort_type}
          onValueChange={(sort) => go({ sort_type: shopSorts.find((one) => one === sort) })}
          options={shopSorts.map((value) => ({ value, label: sortNames[value] }))}
          className="max-sm:col-span-2 sm:order-last sm:ms-auto sm:w-52"
        />
        <ul className="flex flex-wrap gap-2 max-sm:col-span-2">
          {names.map((name) => (
            <li key={name}>
              <Toggle
                to={shopsHref(listing, { [name]: listing[name] ? null : true })}
                chosen={listing[name] === true}
              >
                {toggles[name]}
              </Toggle>
            </li>
          ))}
        </ul>
        <span className="hidden noscript:block">
          <Button type="submit" variant="outline">
            {t('Apply')}
          </Button>
        </span>
      </form>
    </search>
  )
}

/** The form on its way: search, category, sort, what is on or off. */
export const ShopFiltersSkeleton = () => (
  <span aria-hidden="true" className={row}>
    {['search', 'category', 'sort', 'toggles'].map((name) => (
      <Skeleton key={name} className="h-11 rounded-control max-sm:col-span-2 sm:w-52" />
    ))}
  </span>
)

interface ToggleProps {
  to: string
  chosen: boolean
  children: string
}

/** A filter that is on or off; a link, as all filters are. */
const Toggle = ({ to, chosen, children }: ToggleProps) => (
  <Link
    {...facetLink}
    to={to}
    aria-current={chosen ? 'true' : undefined}
    className="inline-flex h-11 items-center gap-2 whitespace-nowrap rounded-full border border-edge/50 px-4 font-medium text-sm transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
  >
    {chosen ? <CheckIcon aria-hidden="true" className="size-4" /> : null}
    {children}
  </Link>
)
