import type { Category, Filters, SortType } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'
import { isolate } from '#app/i18n/isolate.ts'
import type { FilterName, Listing } from './listing-query.ts'

/** The sorts of wire.md 4 in a shopper's words. */
export const sortNames = (t: Translate): Record<SortType, string> => ({
  default: t('Recommended'),
  top_selling: t('Best selling'),
  popular_product: t('Most popular'),
  newest: t('Newest first'),
  just_for_you: t('Just for you'),
  low_to_high: t('Price: low to high'),
  high_to_low: t('Price: high to low'),
})

/** Averages from the number up to the next one match (wire.md 4). */
export const ratingName = (t: Translate, rating: number) =>
  rating === 5
    ? t('5 stars')
    : t('{{from}} to {{to}} stars', { from: rating, to: (rating + 0.9).toFixed(1) })

interface Known {
  t: Translate
  listing: Listing
  filters: Filters | undefined
  categories: readonly Category[]
  money: (amount: number) => string
}

/** One thing that narrows a list, and the parameters to take away to be rid of it. */
export interface ActiveFilter {
  label: string
  clears: readonly FilterName[]
}

const nameIn = (list: readonly { id: number; name: string }[] | undefined, id: number | null) =>
  list?.find((one) => one.id === id)?.name

/** What narrows a list, in words. A thing that the server does not name is shown by its number. */
export function activeFilters({ t, listing, filters, categories, money }: Known): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const say = (label: string, ...clears: FilterName[]) => active.push({ label, clears })
  const category = categories.find(({ id }) => id === listing.category_id)
  const sub = categories
    .flatMap(({ sub_categories }) => sub_categories)
    .find(({ id }) => id === listing.sub_category_id)

  if (listing.search) say(t('“{{term}}”', { term: isolate(listing.search) }), 'search')
  if (listing.category_id)
    say(
      category?.name ?? t('Category {{number}}', { number: listing.category_id }),
      'category_id',
      'sub_category_id',
    )
  if (listing.sub_category_id)
    say(
      sub?.name ?? t('Category {{number}}', { number: listing.sub_category_id }),
      'sub_category_id',
    )
  if (listing.min_price !== null && listing.max_price !== null)
    say(
      t('{{from}} to {{to}}', {
        from: isolate(money(listing.min_price)),
        to: isolate(money(listing.max_price)),
      }),
      'min_price',
      'max_price',
    )
  else if (listing.min_price !== null)
    say(t('From {{price}}', { price: isolate(money(listing.min_price)) }), 'min_price')
  else if (listing.max_price !== null)
    say(t('Up to {{price}}', { price: isolate(money(listing.max_price)) }), 'max_price')
  if (listing.brand_id)
    say(
      nameIn(filters?.brands, listing.brand_id) ??
        t('Brand {{number}}', { number: listing.brand_id }),
      'brand_id',
    )
  if (listing.color_id)
    say(
      nameIn(filters?.colors, listing.color_id) ??
        t('Colour {{number}}', { number: listing.color_id }),
      'color_id',
    )
  if (listing.size_id)
    say(
      nameIn(filters?.sizes, listing.size_id) ?? t('Size {{number}}', { number: listing.size_id }),
      'size_id',
    )
  if (listing.rating) say(ratingName(t, listing.rating), 'rating')
  return active
}
