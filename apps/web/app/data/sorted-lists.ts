import type { Settings } from '@shop/contract'

/** What the list of the menu always asks for (wire.md 16). */
export const mostPopular = { sort_type: 'popular_product' } as const

type Shop = Pick<Settings, 'capabilities'> | null

/** The same of the deals: what is reduced, where a server knows that; what sells most. */
export const bestDeal = (shop: Shop) => ({
  sort_type: 'top_selling' as const,
  ...(shop?.capabilities.includes('reduced_products') ? { is_reduced: true as const } : {}),
})

/** The best deals of the home page, and some more: those that stand above them or are sold out are left out. */
export const homeDeals = (shop: Shop) => ({ page: 1, per_page: 12, ...bestDeal(shop) })
