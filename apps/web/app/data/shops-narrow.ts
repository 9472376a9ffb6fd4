import type { ShopCard, ShopQuery, ShopSort } from '@shop/contract'

/** What can be told from a shop's card; its categories and vouchers cannot. */
type Known = Pick<ShopQuery, 'search' | 'online' | 'sort_type'>

/** Whether a list is anything but all shops in the server's order. */
export const isNarrowedShops = ({ search, online, sort_type }: Known) =>
  Boolean(search || online || sort_type)

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

type Sort = Exclude<ShopSort, 'default'>

const sorts: Readonly<Record<Sort, (one: ShopCard, other: ShopCard) => number>> = {
  rating: (one, other) => other.rating - one.rating,
  // Ids count up, so the highest is the newest.
  newest: (one, other) => other.id - one.id,
}

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text)

/** Does what a stock server does not: finds shops by name, keeps those that are open, sorts. */
export function narrowShops(
  shops: readonly ShopCard[],
  { search = '', online, sort_type = '' }: Known,
): ShopCard[] {
  const term = folded(search.trim())
  const found = shops.filter(
    ({ name, shop_status }) => folded(name).includes(term) && (!online || shop_status === 'Online'),
  )
  return isSort(sort_type) ? found.toSorted(sorts[sort_type]) : found
}
