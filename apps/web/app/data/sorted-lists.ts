/** What the lists of the menu always ask for (wire.md 16). */
export const mostPopular = { sort_type: 'popular_product' } as const
export const bestDeal = { sort_type: 'top_selling' } as const

/** The best deals of the home page. */
export const homeDeals = { page: 1, per_page: 6, ...bestDeal } as const
