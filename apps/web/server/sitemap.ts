import type { Settings } from '@shop/contract'
import { alternates } from '../app/parts/page/alternates.ts'

/** Addresses in one file: far below the protocol's 50,000, so that a file is made in a moment. */
export const partSize = 2_000

/** Files of a section: two million addresses. A server can say any total, and its index would fill the memory. */
const mostParts = 1_000

/** Some of the shop's addresses: how many there are, and those of a stretch. */
export interface Section {
  name: string
  total: number
  paths: (offset: number, limit: number) => Promise<readonly string[]>
}

/** One file: a stretch of a section. */
export interface Part {
  section: Section
  /** From 1. */
  number: number
}

export const partsOf = (sections: readonly Section[]): Part[] =>
  sections.flatMap((section) =>
    Array.from(
      { length: Math.min(mostParts, Math.ceil(section.total / partSize)) },
      (_, index) => ({ section, number: index + 1 }),
    ),
  )

export const partName = ({ section, number }: Part) => `${section.name}-${number}`

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  )

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Each address in each language names all of them: with more, the pages alone say it. */
const mostLanguages = 10

/** A page in every language, each naming all of them (decision 019). */
function entry(address: string, settings: Settings): string {
  const others = settings.languages.length > mostLanguages ? [] : alternates(address, settings)
  const links = others
    .map(
      ({ locale, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(locale)}" href="${escaped(href)}"/>`,
    )
    .join('')
  const languages = new Set(others.length > 0 ? others.map(({ href }) => href) : [address])
  return [...languages].map((href) => `<url><loc>${escaped(href)}</loc>${links}</url>\n`).join('')
}

/** The addresses of pages, each in every language of the shop. */
export const urlSet = (paths: readonly string[], settings: Settings, origin: string): string =>
  `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths
    .map((path) => entry(new URL(path, origin).href, settings))
    .join('')}</urlset>\n`

/** The files of a shop whose addresses do not fit into one. */
export const sitemapIndex = (parts: readonly Part[], origin: string): string =>
  `${head}<sitemapindex xmlns="${protocol}">\n${parts
    .map(
      (part) =>
        `<sitemap><loc>${escaped(`${origin}/sitemap-${partName(part)}.xml`)}</loc></sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`
