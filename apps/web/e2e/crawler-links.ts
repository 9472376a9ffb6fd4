import type { APIRequestContext, Page } from '@playwright/test'

interface Link {
  href: string
  target: string
  rel: string
  /** Within the page. */
  isJump: boolean
  /** Whether a jump finds its goal. */
  lands: boolean
}

export type Links = Map<string, { at: string; link: Link }>

/** Notes where the page's links lead, each address once. */
export async function gatherLinks(page: Page, at: string, links: Links) {
  const roles = ['link', 'menuitem', 'option', 'tab'] as const
  const all = roles.map((role) => page.getByRole(role)).reduce((one, more) => one.or(more))
  const found = await all.evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLAnchorElement)
      .map(({ href, hash, target, rel, pathname }) => ({
        href,
        target,
        rel,
        isJump: hash !== '' && pathname === location.pathname,
        lands:
          hash === '' ||
          pathname !== location.pathname ||
          document.getElementById(decodeURIComponent(hash.slice(1))) !== null,
      })),
  )
  for (const link of found) if (!links.has(link.href)) links.set(link.href, { at, link })
}

/** Of addresses that differ in values only, such as filters, two are enough. */
const kindOf = (url: URL) =>
  [url.pathname, ...[...url.searchParams.keys()].sort()]
    .join(' ')
    .replace(/\/products\/\d+/, '/products/#')

/** What is wrong with the links that were gathered. */
export async function faultsOf(request: APIRequestContext, origin: string, links: Links) {
  const faults: string[] = []
  const kinds = new Map<string, number>()
  const inside: { url: string; at: string }[] = []
  for (const [href, { at, link }] of links) {
    const wrong = (what: string) => faults.push(`${at}: link ${href} ${what}`)
    if (!URL.canParse(href)) {
      wrong('is no address')
      continue
    }
    const url = new URL(href)
    if (!link.lands) wrong('jumps to nothing')
    // A jump within the page leads where one is.
    if (link.isJump) continue
    if (url.protocol === 'tel:' && !/^tel:\+?\d{3,}$/.test(href)) wrong('is no number')
    if (url.protocol === 'mailto:' && !/^mailto:[^@\s]+@[^@\s]+$/.test(href)) wrong('is no e-mail')
    if (!/^(https?|tel|mailto):$/.test(url.protocol)) wrong('leads nowhere')
    if (!url.protocol.startsWith('http')) continue
    if (url.origin !== origin) {
      if (link.target === '_blank' && !/noopener|noreferrer/.test(link.rel)) wrong('has no rel')
      continue
    }
    url.hash = ''
    const kind = kindOf(url)
    const known = kinds.get(kind) ?? 0
    kinds.set(kind, known + 1)
    if (known < 2) inside.push({ url: url.href, at })
  }
  const unique = [...new Map(inside.map((one) => [one.url, one])).values()]
  const ask = async ({ url, at }: (typeof unique)[number]) => {
    const answer = await request.get(url, { headers: { Accept: 'text/html' } })
    if (answer.status() !== 200) faults.push(`${at}: link ${url} answers ${answer.status()}`)
  }
  for (let from = 0; from < unique.length; from += 6)
    await Promise.all(unique.slice(from, from + 6).map(ask))
  return { faults, requested: unique.length }
}
