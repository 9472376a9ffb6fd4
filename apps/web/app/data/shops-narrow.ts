import type { ShopCard, ShopQuery } from '@shop/contract'

/** What can be told from a shop's card; its categories and vouchers cannot. */
type Known = Pick<ShopQuery, 'search' | 'online' | 'sort_type'>

/** Whether a list is anything but all shops in the server's order. */
export const isNarrowedShops = ({ search, online, sort_type }: Known) =>
  Boolean(search || online || sort_type)

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const sorts: Record<string, (one: ShopCard, other: ShopCard) => number> = {
  rating: (one, other) => other.rating - one.rating,
  // Ids count up, so the highest is the newest.
  newest: (one, other) => other.id - one.id,
}

/** Does what a stock server does not: finds shops by name, keeps those that are open, sorts. */
export function narrowShops(
  shops: readonly ShopCard[],
  { search = '', online, sort_type = '' }: Known,
): ShopCard[] {
  const wanted = folded(search.trim())
  const found = shops.filter(
    ({ name, shop_status }) =>
      folded(name).includes(wanted) && (!online || shop_status === 'Online'),
  )
  const sort = Object.hasOwn(sorts, sort_type) ? sorts[sort_type] : undefined
  return sort ? found.toSorted(sort) : found
}
