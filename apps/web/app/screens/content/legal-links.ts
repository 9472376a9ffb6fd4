/** Pages with an address of their own (specification.md section 2). */
const own = ['about-us', 'terms-and-conditions', 'privacy-policy']

/** A written page's one address: /page/{slug} unless it has its own. */
export const legalHref = (slug: string) =>
  own.includes(slug) ? `/${slug}` : `/page/${encodeURIComponent(slug)}`
