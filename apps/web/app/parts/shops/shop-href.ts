import { href } from 'react-router-dom'

export const shopTabs = ['products', 'reviews', 'vouchers', 'about'] as const
export type ShopTab = (typeof shopTabs)[number]

/** A shop's page, at one of its tabs; its products come first. */
export const shopHref = (id: number, tab: ShopTab = 'products') =>
  `${href('/shops/:id', { id: String(id) })}${tab === 'products' ? '' : `?tab=${tab}`}`

/** Which tab an address asks for. */
export const readTab = (params: URLSearchParams): ShopTab =>
  shopTabs.find((tab) => tab === params.get('tab')) ?? 'products'
