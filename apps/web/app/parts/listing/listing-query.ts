import type { ProductQuery, SortType } from '@shop/contract'
import { sortTypes } from '@shop/contract/words'
import { pageSize } from '#app/data/catalogue.ts'

/** What a listing can be narrowed by; each is a parameter of the address (wire.md 4). */
export const filterNames = [
  'search',
  'category_id',
  'sub_category_id',
  'brand_id',
  'color_id',
  'size_id',
  'rating',
  'min_price',
  'max_price',
] as const

/** What else the address of a list of products may hold, and its links repeat. */
const otherNames = ['subcategory', 'sort_type', 'page', 'lang'] as const

/** Longer than any value that a list's own links hold: fifty choices of nine digits. */
const longestValue = 500

/** The parameters that a list of products knows; a stranger's are not repeated in its links. */
export function knownParams(params: URLSearchParams): URLSearchParams {
  const known = [...filterNames, ...otherNames].flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value.slice(0, longestValue)]] : []
  })
  return new URLSearchParams(known)
}

/** Of these a list may have several, where the server can: any of them. */
export type ChoiceName = 'brand_id' | 'color_id' | 'size_id' | 'rating'

/** A listing as its address says it: the address is the only place where it is kept. */
export interface Listing {
  search: string | null
  category_id: number | null
  sub_category_id: number | null
  brand_id: readonly number[] | null
  color_id: readonly number[] | null
  size_id: readonly number[] | null
  rating: readonly number[] | null
  min_price: number | null
  max_price: number | null
  sort_type: SortType
  page: number
}

/** What a page itself sets, over what its address says: a category, a sort, a shop. */
export interface FixedListing extends Partial<Listing> {
  shop_id?: number
}

/** As many as the server takes. */
const maxChoices = 50

function readNumber(text: string | null, whole: boolean): number | null {
  if (!text || !/^\d{1,9}(\.\d{1,4})?$/.test(text)) return null
  const value = Number(text)
  return whole && (!Number.isInteger(value) || value < 1) ? null : value
}

const isSort = (text: string | null): text is SortType => sortTypes.some((sort) => sort === text)

/** Reads a listing; what cannot be read counts as absent. */
export function readListing(params: URLSearchParams): Listing {
  const whole = (name: string) => readNumber(params.get(name), true)
  const several = (name: ChoiceName, most = Number.POSITIVE_INFINITY) => {
    const parts = (params.get(name) ?? '').split(',').slice(0, maxChoices)
    const values = parts.flatMap((part) => readNumber(part, true) ?? [])
    const fitting = [...new Set(values)].filter((value) => value <= most)
    return fitting.length > 0 ? fitting : null
  }
  const sort = params.get('sort_type')
  return {
    search: params.get('search')?.trim().slice(0, 200) || null,
    category_id: whole('category_id'),
    sub_category_id: whole('sub_category_id'),
    brand_id: several('brand_id'),
    color_id: several('color_id'),
    size_id: several('size_id'),
    rating: several('rating', 5),
    min_price: readNumber(params.get('min_price'), false),
    max_price: readNumber(params.get('max_price'), false),
    sort_type: isSort(sort) ? sort : 'default',
    page: whole('page') ?? 1,
  }
}

const oneOrList = (values: readonly number[]) => (values.length === 1 ? values[0] : values.join())

/** The address's change that chooses a value, or takes it away again. */
export function toggled(
  listing: Listing,
  name: ChoiceName,
  value: number,
  several: boolean,
): Change {
  const chosen = listing[name] ?? []
  const rest = chosen.filter((one) => one !== value)
  const next = chosen.includes(value) ? rest : several ? [...chosen, value] : [value]
  return { [name]: next.toSorted((one, other) => one - other).join() || null }
}

/** The call's parameters; absent ones are left out. */
export function toProductQuery({ sort_type, ...listing }: Listing & FixedListing): ProductQuery {
  const given = Object.entries(listing).flatMap(([name, value]) =>
    value === null ? [] : [[name, Array.isArray(value) ? oneOrList(value) : value]],
  )
  return {
    ...Object.fromEntries(given),
    ...(sort_type === 'default' ? {} : { sort_type }),
    per_page: pageSize,
  }
}

/** Whether it is anything but the plain list from its first page on. */
export const isNarrowed = (listing: Listing) =>
  filterNames.some((name) => listing[name] !== null) || listing.sort_type !== 'default'

/** Changes to an address: a value, or null to take it away. */
export type Change = Partial<Record<string, string | number | null>>

/** The same address with changes. Everything but another page starts at the first page again. */
export function changed(params: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  if (next.get('page') === '1') next.delete('page')
  const text = next.toString()
  return text ? `?${text}` : ''
}
