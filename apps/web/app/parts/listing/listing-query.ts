import type { Currency, ProductQuery, Settings, SortType } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { sortTypes } from '@shop/contract/words'
import { pageSize } from '#app/data/catalogue.ts'
import { searchCurrency } from '#app/lib/i18n/search-currency.ts'

/** As many as the server takes. */
const maxChoices = 50

const readAmount = (text: string | null): number | null =>
  text && /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : null

function readWhole(text: string | null): number | null {
  const value = readAmount(text)
  return value !== null && Number.isInteger(value) && value >= 1 ? value : null
}

/** What the server says that it can: what it does not know is not read, and so not sent. */
export type Capabilities = Settings['capabilities']

export const takesSeveral = (capabilities: Capabilities) => capabilities.includes('product_facets')

/** Of these a list may have several, where the server can: any of them. */
const readChoices =
  (most = Number.POSITIVE_INFINITY) =>
  (text: string | null, capabilities: Capabilities): readonly number[] | null => {
    const values = (text ?? '')
      .split(',')
      .slice(0, maxChoices)
      .flatMap((part) => readWhole(part) ?? [])
    const fitting = [...new Set(values)].filter((value) => value <= most)
    const taken = takesSeveral(capabilities) ? fitting : fitting.slice(0, 1)
    return taken.length > 0 ? taken : null
  }

/** A shop's list, or that of the deals, is narrowed by its page, never by an address. */
export type FilterName = Exclude<
  keyof ProductQuery,
  'page' | 'per_page' | 'sort_type' | 'shop_id' | 'currency' | 'is_reduced'
>

/**
 * What a listing can be narrowed by: the contract's filters, each a parameter of the address (wire.md 4).
 * One that not every server knows is null without its capability, whatever the address says.
 */
const readers = {
  search: (text: string | null) => text?.trim().slice(0, lengths.search) || null,
  category_id: readWhole,
  sub_category_id: readWhole,
  brand_id: readChoices(),
  color_id: readChoices(),
  size_id: readChoices(),
  rating: readChoices(5),
  min_price: readAmount,
  max_price: readAmount,
} satisfies {
  [Name in FilterName]: (
    text: string | null,
    capabilities: Capabilities,
  ) => ProductQuery[Name] | readonly number[] | null
}

export const filterNames = Object.keys(readers) as readonly FilterName[]

type Filters = { readonly [Name in FilterName]: ReturnType<(typeof readers)[Name]> }

/** The filters of which a list may have several values. */
export type ChoiceName = {
  [Name in FilterName]: Filters[Name] extends readonly number[] | null ? Name : never
}[FilterName]

/** A listing as its address says it: the address is the only place where it is kept. */
export interface Listing extends Filters {
  sort_type: SortType
  page: number
}

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

/** What a page itself sets, over what its address says: a category, a sort, a shop. */
export interface FixedListing extends Partial<Listing> {
  shop_id?: number
  is_reduced?: true
}

const isSort = (text: string | null): text is SortType => sortTypes.some((sort) => sort === text)

/** Reads a listing; what cannot be read, or is beyond the server, counts as absent. */
export function readListing(params: URLSearchParams, capabilities: Capabilities): Listing {
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, readers[name](params.get(name), capabilities)]),
  ) as Filters
  const sort = params.get('sort_type')
  return {
    ...filters,
    sort_type: isSort(sort) ? sort : 'default',
    page: readWhole(params.get('page')) ?? 1,
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

/** The call's parameters; absent ones are left out. `shop`: what says in which currency prices are typed. */
export function toProductQuery(
  { sort_type, ...listing }: Listing & FixedListing,
  shop: { settings: Settings; currency: Currency } | null = null,
): ProductQuery {
  const given = Object.entries(listing).flatMap(([name, value]) =>
    value === null ? [] : [[name, Array.isArray(value) ? oneOrList(value) : value]],
  )
  return {
    ...Object.fromEntries(given),
    ...(sort_type === 'default' ? {} : { sort_type }),
    ...(shop && searchCurrency(listing.search, shop.currency, shop.settings)),
    per_page: pageSize,
  }
}

/** What is counted of a list: neither its order nor its page. */
export const toNarrowing = ({ page, per_page, sort_type, ...narrowing }: ProductQuery) => narrowing

/** Whether it is anything but the plain list from its first page on. */
export const isNarrowed = (listing: Listing) =>
  filterNames.some((name) => listing[name] !== null) || listing.sort_type !== 'default'

/** Changes to an address: a value, or null to take it away. */
export type Change = Partial<
  Record<FilterName | (typeof otherNames)[number], string | number | null>
>

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
