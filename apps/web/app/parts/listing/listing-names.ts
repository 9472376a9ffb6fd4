import type { Category, Filters, ProductList, SortType } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import {
  type Change,
  type ChoiceName,
  type FilterName,
  type Listing,
  toggled,
} from './listing-query.ts'

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
  /** Words of the search that ask for colours. */
  colorWords?: ProductList['color_words']
  /** Words of the search that ask for sizes. */
  sizeWords?: ProductList['size_words']
  /** Words of the search that name brands. */
  brandWords?: ProductList['brand_words']
  /** Words of the search that name categories. */
  categoryWords?: ProductList['category_words']
  /** Words of the search that ask for prices. */
  priceWords?: ProductList['price_words']
}

/** One thing that narrows a list, and the change of the address that is rid of it. */
export interface ActiveFilter {
  label: string
  without: Change
}

const nameIn = (
  list: readonly { id: number; name: string }[] | undefined,
  id: number | null | undefined,
) => list?.find((one) => one.id === id)?.name

/** Of several of one name that which the list has. */
const nameOfAny = (list: Parameters<typeof nameIn>[0], ids: readonly number[]) =>
  list?.find(({ id }) => ids.includes(id))?.name

interface Words {
  word: string
  without: string
}

/** Words beside others, each as it is called. */
const tellWords = <Said extends Words>(
  all: readonly Said[],
  nameOf: (said: Said) => string | undefined,
): ActiveFilter[] =>
  all
    .filter(({ without }) => without)
    .map((said) => ({ label: nameOf(said) ?? said.word, without: { search: said.without } }))

/** What narrows a list, in words. A thing that the server does not name is shown by its number. */
export function activeFilters({
  t,
  listing,
  filters,
  categories,
  money,
  colorWords = [],
  sizeWords = [],
  brandWords = [],
  categoryWords = [],
  priceWords = null,
}: Known): ActiveFilter[] {
  const tell = (label: string, ...names: FilterName[]) => [
    { label, without: Object.fromEntries(names.map((name) => [name, null])) },
  ]
  const tellEach = (name: ChoiceName, labelOf: (value: number) => string) =>
    (listing[name] ?? []).map((value) => ({
      label: labelOf(value),
      without: toggled(listing, name, value, true),
    }))
  const numbered = (number: number) => t('Category {{number}}', { number })
  const price = (amount: number) => isolate(money(amount))
  const pricesName = (least: number | null, most: number | null) => {
    if (least === null) return t('Up to {{price}}', { price: price(most ?? 0) })
    return most === null
      ? t('From {{price}}', { price: price(least) })
      : t('{{from}} to {{to}}', { from: price(least), to: price(most) })
  }
  const { search, category_id, sub_category_id, min_price, max_price } = listing
  const subs = categories.flatMap(({ sub_categories }) => sub_categories)

  /** In the order in which they are told. A range of prices is told by its lower end. */
  const told: Readonly<Record<FilterName, () => readonly ActiveFilter[]>> = {
    search: () =>
      search
        ? [
            ...tell(t('“{{term}}”', { term: isolate(search) }), 'search'),
            ...tellWords(categoryWords, ({ category_id, sub_category_id }) =>
              sub_category_id === null
                ? nameIn(categories, category_id)
                : nameIn(subs, sub_category_id),
            ),
            ...tellWords(colorWords, ({ color_ids: [id, ...more] }) =>
              more.length > 0 ? undefined : nameIn(filters?.colors, id),
            ),
            ...tellWords(sizeWords, ({ size_ids }) => nameOfAny(filters?.sizes, size_ids)),
            ...tellWords(brandWords, ({ brand_ids }) => nameOfAny(filters?.brands, brand_ids)),
            ...(priceWords
              ? [
                  {
                    label: pricesName(priceWords.min_price, priceWords.max_price),
                    without: { search: priceWords.without || null },
                  },
                ]
              : []),
          ]
        : [],
    category_id: () =>
      category_id
        ? tell(
            nameIn(categories, category_id) ?? numbered(category_id),
            'category_id',
            'sub_category_id',
          )
        : [],
    sub_category_id: () =>
      sub_category_id
        ? tell(nameIn(subs, sub_category_id) ?? numbered(sub_category_id), 'sub_category_id')
        : [],
    min_price: () =>
      min_price === null
        ? []
        : tell(
            pricesName(min_price, max_price),
            'min_price',
            ...(max_price === null ? [] : (['max_price'] as const)),
          ),
    max_price: () =>
      max_price !== null && min_price === null
        ? tell(pricesName(null, max_price), 'max_price')
        : [],
    brand_id: () =>
      tellEach(
        'brand_id',
        (id) => nameIn(filters?.brands, id) ?? t('Brand {{number}}', { number: id }),
      ),
    color_id: () =>
      tellEach(
        'color_id',
        (id) => nameIn(filters?.colors, id) ?? t('Colour {{number}}', { number: id }),
      ),
    size_id: () =>
      tellEach(
        'size_id',
        (id) => nameIn(filters?.sizes, id) ?? t('Size {{number}}', { number: id }),
      ),
    rating: () => tellEach('rating', (rating) => ratingName(t, rating)),
  }
  return Object.values(told).flatMap((tellOne) => tellOne())
}
