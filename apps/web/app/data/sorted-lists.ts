/** What the lists of the menu always ask for (wire.md 16); where a server knows what is reduced, a deal is that. */
export const mostPopular = { sort_type: 'popular_product' } as const
export const bestDeal = { sort_type: 'top_selling', is_reduced: true } as const

/** The best deals of the home page, and some more: those that stand above them or are sold out are left out. */
export const homeDeals = { page: 1, per_page: 12, ...bestDeal } as const
