import type { ShopCard, ShopQuery, ShopSort } from '@shop/contract'

export type ShopFilter = Exclude<keyof ShopQuery, 'page' | 'per_page' | 'sort_type'>

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a shop passes a filter, as far as its card says; null where only the server can tell. */
const matchers: Readonly<
  Record<ShopFilter, ((shop: ShopCard, query: ShopQuery) => boolean) | null>
> = {
  search: ({ name }, { search = '' }) => folded(name).includes(folded(search.trim())),
  online: ({ shop_status }, { online }) => !online || shop_status === 'Online',
  category_id: null,
  has_vouchers: null,
}

/** Whether a filter also works where the server does not filter. */
export const isOnCards = (name: ShopFilter) => matchers[name] !== null

type Sort = Exclude<ShopSort, 'default'>

const sorts: Readonly<Record<Sort, (one: ShopCard, other: ShopCard) => number>> = {
  rating: (one, other) => Number(other.rating) - Number(one.rating),
  // Ids count up, so the highest is the newest.
  newest: (one, other) => other.id - one.id,
}

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text)

/** Whether a list is anything but all shops in the server's order. */
export const isNarrowedShops = (query: ShopQuery) =>
  Boolean(query.sort_type) ||
  (Object.keys(matchers) as ShopFilter[]).some((name) => isOnCards(name) && query[name])

/** Does what a stock server does not: finds shops by name, keeps those that are open, sorts. */
export function narrowShops(shops: readonly ShopCard[], query: ShopQuery): ShopCard[] {
  const found = shops.filter((shop) =>
    Object.values(matchers).every((matches) => !matches || matches(shop, query)),
  )
  const { sort_type = '' } = query
  return isSort(sort_type) ? found.toSorted(sorts[sort_type]) : found
}
