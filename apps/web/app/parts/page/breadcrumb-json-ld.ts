/** One step of the way from the start page down to a page. */
export interface CrumbLink {
  label: string
  href: string
}

/** A breadcrumb as search engines read it. */
export const breadcrumbJsonLd = (crumbs: readonly CrumbLink[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(href, origin).href,
  })),
})
