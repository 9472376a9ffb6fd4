import type { RenderLink } from '@shop/ui/link-provider'
import { Link } from '#app/lib/link.tsx'

/** How a filter's link behaves: it stays where it is on the page, and crawlers leave it alone. */
export const facetLink = { preventScrollReset: true, rel: 'nofollow' } as const

/** Draws the filter panel's links so. */
export const renderFacet: RenderLink = ({ href, ...props }) => (
  <Link {...facetLink} {...props} to={href} />
)
