import type { ShopQuery, ShopSort } from '@shop/contract'
import { shopSorts } from '@shop/contract/shop-sorts'

/** What /shops shows: all of it is in the address. */
export interface ShopListing {
  search: string
  category: number | null
  online: boolean
  vouchers: boolean
  sort: ShopSort
  page: number
}

const wholeOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Reads it; what cannot be read counts as absent. */
export function readShopListing(params: URLSearchParams): ShopListing {
  const sort = params.get('sort_type')
  return {
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    category: wholeOf(params.get('category_id')),
    online: params.get('online') === '1',
    vouchers: params.get('has_vouchers') === '1',
    sort: shopSorts.find((one) => one === sort) ?? 'default',
    page: wholeOf(params.get('page')) ?? 1,
  }
}

/** The parameters of the call; absent ones are left out. */
export const toShopQuery = ({
  search,
  category,
  online,
  vouchers,
  sort,
  page,
}: ShopListing): ShopQuery => ({
  ...(search ? { search } : {}),
  ...(category ? { category_id: category } : {}),
  ...(online ? { online } : {}),
  ...(vouchers ? { has_vouchers: vouchers } : {}),
  ...(sort === 'default' ? {} : { sort_type: sort }),
  page,
})

/** The address of a list of shops. A change of anything but the page starts at the first page. */
export function shopsHref(listing: ShopListing, change: Partial<ShopListing> = {}): string {
  const { search, category, online, vouchers, sort, page } = { ...listing, page: 1, ...change }
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category) params.set('category_id', String(category))
  if (online) params.set('online', '1')
  if (vouchers) params.set('has_vouchers', '1')
  if (sort !== 'default') params.set('sort_type', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/shops?${params}` : '/shops'
}

/** All shops, from the first page on. */
export const allShops: ShopListing = {
  search: '',
  category: null,
  online: false,
  vouchers: false,
  sort: 'default',
  page: 1,
}

/** How many things narrow the list; its order is none of them. */
export const isNarrowed = ({ search, category, online, vouchers }: ShopListing) =>
  search !== '' || category !== null || online || vouchers
