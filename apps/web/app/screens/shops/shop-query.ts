import type { ShopQuery, ShopSort } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { shopSorts } from '@shop/contract/shop-sorts'
import type { ShopFilter } from '#app/data/shops-narrow.ts'

const wholeOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
/** On, or not asked for. */
const isOn = (text: string | null) => (text === '1' ? true : null)

/** What shops can be narrowed by: the contract's filters, each a parameter of the address. */
const readers = {
  search: (text: string | null) => text?.trim().slice(0, lengths.search) || null,
  category_id: wholeOf,
  online: isOn,
  has_vouchers: isOn,
} satisfies { [Name in ShopFilter]: (text: string | null) => ShopQuery[Name] | null }

const filterNames = Object.keys(readers) as readonly ShopFilter[]

type Filters = { readonly [Name in ShopFilter]: ReturnType<(typeof readers)[Name]> }

/** The filters that are on or off. */
export type ShopToggle = {
  [Name in ShopFilter]: Filters[Name] extends true | null ? Name : never
}[ShopFilter]

/** What /shops shows: all of it is in the address. */
export interface ShopListing extends Filters {
  sort_type: ShopSort
  page: number
}

/** Reads it; what cannot be read counts as absent. */
export function readShopListing(params: URLSearchParams): ShopListing {
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, readers[name](params.get(name))]),
  ) as Filters
  const sort = params.get('sort_type')
  return {
    ...filters,
    sort_type: shopSorts.find((one) => one === sort) ?? 'default',
    page: wholeOf(params.get('page')) ?? 1,
  }
}

const chosenOf = (listing: ShopListing) =>
  filterNames.flatMap((name) => (listing[name] === null ? [] : [[name, listing[name]] as const]))

/** The parameters of the call; absent ones are left out. */
export const toShopQuery = (listing: ShopListing): ShopQuery => ({
  ...Object.fromEntries(chosenOf(listing)),
  ...(listing.sort_type === 'default' ? {} : { sort_type: listing.sort_type }),
  page: listing.page,
})

/** The address of a list of shops. A change of anything but the page starts at the first page. */
export function shopsHref(listing: ShopListing, change: Partial<ShopListing> = {}): string {
  const next = { ...listing, page: 1, ...change }
  const params = new URLSearchParams()
  for (const [name, value] of chosenOf(next)) params.set(name, value === true ? '1' : String(value))
  if (next.sort_type !== 'default') params.set('sort_type', next.sort_type)
  if (next.page > 1) params.set('page', String(next.page))
  return params.size > 0 ? `/shops?${params}` : '/shops'
}

/** All shops, from the first page on. */
export const allShops = readShopListing(new URLSearchParams())

/** Whether anything narrows the list; its order is none of them. */
export const isNarrowed = (listing: ShopListing) => chosenOf(listing).length > 0
