/**
 * In which order shops can stand; `default` is the server's own. Apart from
 * words.ts, most of which the list of shops would fetch for nothing.
 */
export const shopSorts = ['default', 'rating', 'newest'] as const
export type ShopSort = (typeof shopSorts)[number]
