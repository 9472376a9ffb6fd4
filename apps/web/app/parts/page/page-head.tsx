import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { languageTag } from '#app/lib/i18n/choice.ts'
import { useRootData } from '#app/state/shop/root-data.ts'
import { alternates } from './alternates.ts'

export interface PageHeadProps {
  /** The page's own title; the app's name is added. */
  title?: string
  description?: string | null
  /** The largest picture, for shared links. */
  image?: string | null
  /** Path and query of the page's one address; the current path without it. */
  canonical?: string
  /** Keeps search engines away: account, checkout, filtered lists. */
  hidden?: boolean
  /** schema.org objects (Product, BreadcrumbList …). */
  jsonLd?: readonly object[]
}

// "<" would end the script element early.
const asScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Title '{page title} - {app name}' (specification.md section 2), description, canonical address,
 * languages, Open Graph and JSON-LD. React lifts the tags into the head, on the server too.
 */
export function PageHead({
  title,
  description,
  image,
  canonical,
  hidden = false,
  jsonLd = [],
}: PageHeadProps) {
  const root = useRootData()
  const { pathname } = useLocation()
  const appName = root?.settings.app_name ?? ''
  const full = [title, appName].filter(Boolean).join(' - ')
  // A path that begins with two slashes would name a host of its own.
  const address = new URL(`${root?.origin ?? 'http://localhost'}${canonical ?? pathname}`).href
  const languages = alternates(address, root?.settings)
  const shown = languageTag(root?.language.name ?? '')
  // A page in another language is a page of its own: naming this one would keep it out of the index.
  const own = languages.find(({ locale }) => locale === shown)?.href ?? address
  return (
    <>
      <title>{full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          {languages.map(({ locale, href }) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={href} />
          ))}
          <meta property="og:title" content={full} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={own} />
          <meta property="og:site_name" content={appName} />
          {description ? <meta property="og:description" content={description} /> : null}
          {image ? <meta property="og:image" content={image} /> : null}
        </>
      )}
      <JsonLd things={jsonLd} />
    </>
  )
}

const never = () => () => undefined

/**
 * schema.org objects, for those who read the page as it was sent: only the server writes them, and
 * what it wrote stays. The browser makes no script elements (Trusted Types).
 */
function JsonLd({ things }: { things: readonly object[] }) {
  const isSent = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [sent] = useState(isSent ? things : [])
  return sent.map((thing) => (
    <script key={asScript(thing)} type="application/ld+json" suppressHydrationWarning>
      {asScript(thing)}
    </script>
  ))
}
