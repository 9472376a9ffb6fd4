/** How a filter's link behaves: it stays where it is on the page, and crawlers leave it alone. */
export const facetLink = { preventScrollReset: true, rel: 'nofollow' } as const
