import type { Category, Filters, SortType } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { type Change, type ChoiceName, type Listing, toggled } from './listing-query.ts'

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

/** One thing that narrows a list, and the change of the address that is rid of it. */
export interface ActiveFilter {
  label: string
  without: Change
}

const nameIn = (list: readonly { id: number; name: string }[] | undefined, id: number | null) =>
  list?.find((one) => one.id === id)?.name

/** What narrows a list, in words. A thing that the server does not name is shown by its number. */
export function activeFilters({ t, listing, filters, categories, money }: Known): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const say = (label: string, ...names: string[]) =>
    active.push({ label, without: Object.fromEntries(names.map((name) => [name, null])) })
  const sayEach = (name: ChoiceName, labelOf: (value: number) => string) => {
    for (const value of listing[name] ?? [])
      active.push({ label: labelOf(value), without: toggled(listing, name, value, true) })
  }
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
  sayEach('brand_id', (id) => nameIn(filters?.brands, id) ?? t('Brand {{number}}', { number: id }))
  sayEach('color_id', (id) => nameIn(filters?.colors, id) ?? t('Colour {{number}}', { number: id }))
  sayEach('size_id', (id) => nameIn(filters?.sizes, id) ?? t('Size {{number}}', { number: id }))
  sayEach('rating', (rating) => ratingName(t, rating))
  return active
}
