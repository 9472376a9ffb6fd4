import type { Category } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { SearchIcon } from '@shop/ui/icons'
import { categoryHref } from '#app/lib/hrefs.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { Link } from '#app/lib/link.tsx'
import { HelpLinks } from '#app/parts/help/late-help.tsx'
import type { ActiveFilter } from './listing-names.ts'
import { filterNames, type Listing } from './listing-query.ts'
import { useListing } from './listing-state.ts'

export interface ListingEmptyProps {
  listing: Listing
  active: readonly ActiveFilter[]
  categories: readonly Category[]
  /** One of its ways back into the list is taken, and goes with all of this. */
  onLeave: () => void
}

/** Of more filters than that the last are offered to be taken away, each by itself. */
const most = 3

/** Nothing matches: says why, and where to go from here. */
export function ListingEmpty({ listing, active, categories, onLeave }: ListingEmptyProps) {
  const t = useT()
  const { hrefFor } = useListing()
  const pastTheEnd = listing.page > 1
  const clear = Object.fromEntries(filterNames.map((name) => [name, null]))
  // Without one of them there may be something; without the search there is anything.
  const single = active.filter(({ without }) => without.search !== null).slice(-most)
  return (
    <div>
      <EmptyState
        icon={<SearchIcon />}
        titleAs="h2"
        title={
          pastTheEnd
            ? t('There are no more products on this page')
            : listing.search && single.length === 0
              ? t('Nothing found for “{{term}}”', { term: isolate(listing.search) })
              : t('No products match')
        }
        hint={
          pastTheEnd
            ? t('The list has become shorter since this link was made.')
            : single.length > 0
              ? t('Take a filter away to see more.')
              : t('Check the spelling or use fewer words.')
        }
        action={
          pastTheEnd ? (
            <Button asChild>
              <Link to={hrefFor({})} onClick={onLeave}>
                {t('Back to the first page')}
              </Link>
            </Button>
          ) : active.length > 0 ? (
            <div className="flex flex-wrap justify-center gap-2">
              {single.map(({ label, without }, at) => (
                <Button
                  key={JSON.stringify(without)}
                  asChild
                  variant={at === single.length - 1 ? 'primary' : 'outline'}
                >
                  <Link to={hrefFor(without)} onClick={onLeave}>
                    {t('Remove {{name}}', { name: label })}
                  </Link>
                </Button>
              ))}
              <Button asChild variant={single.length > 0 ? 'outline' : 'primary'}>
                <Link to={hrefFor(clear)} onClick={onLeave}>
                  {t('Clear all')}
                </Link>
              </Button>
            </div>
          ) : null
        }
      />
      {categories.length > 0 ? (
        <nav aria-label={t('Browse categories')} className="mx-auto max-w-160 text-center">
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.slice(0, 8).map((category) => (
              <li key={category.id}>
                <Button asChild variant="secondary" size="sm">
                  <Link to={categoryHref(category)}>{category.name}</Link>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {listing.search && !pastTheEnd ? <HelpLinks /> : null}
    </div>
  )
}
