import type { Settings } from '@shop/contract'
import { DirectionProvider } from '@shop/ui/direction'
import { LinkProvider, type RenderLink } from '@shop/ui/link-provider'
import { shownPrimary, themeStyle } from '@shop/ui/theme'
import { ToasterProvider } from '@shop/ui/toast'
import { memo, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router-dom'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { Route } from './+types/root'
import styles from './app.css?url'
import { ApiError, isUnreachable } from './data/api-error.ts'
import { forgetAhead } from './data/read-ahead.ts'
import { requestFacts } from './data/request-context.ts'
import { unpacked } from './data/respond.ts'
import { decideLanguage, defaultSettings } from './document.server.ts'
import { DocumentScriptsContext, ScriptsAt } from './document-scripts.tsx'
import { tellDocument } from './lib/document-events.ts'
import { chosenCurrency, followAppLocale, languageOf, languageTag } from './lib/i18n/choice.ts'
import { discoverLinks, Link } from './lib/link.tsx'
import { onceFor } from './lib/once-for.ts'
import { readId, scrollKey } from './lib/scroll.ts'
import { isStalePage } from './lib/stale-page.ts'
import { whenIdle } from './lib/when-idle.ts'
import { CartProvider } from './parts/cart/cart-provider.tsx'
import { ErrorScreen } from './parts/frame/error-screen.tsx'
import { InUse } from './parts/frame/lazy-in-use.ts'
import { NotFoundScreen } from './parts/frame/not-found-screen.tsx'
import { PartMissing } from './parts/frame/part-missing.tsx'
import { SkipLink } from './parts/frame/skip-link.tsx'
import { Recovery } from './parts/recovery/recovery.tsx'
import { SessionKeeper } from './parts/session/session-keeper.tsx'
import { SessionProvider } from './parts/session/session-provider.tsx'
import { watchReads } from './state/recovery/watch-reads.ts'
import { type RootData, unpackSettings, useRootData } from './state/shop/root-data.ts'
import { ShopProvider } from './state/shop/shop-context.tsx'

export const middleware: Route.MiddlewareFunction[] = [decideLanguage]

/** What settings alone decide of a document. */
const decidedBy = /* @__PURE__ */ onceFor((settings: Settings) => ({
  settings: JSON.stringify(settings),
  theme: themeStyle(settings.theme_colors),
  bar: shownPrimary(settings.theme_colors),
}))

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  const settings = facts.settings ?? defaultSettings
  const reachable = facts.settings !== null
  return data<RootData>(
    {
      reachable,
      ...decidedBy(settings),
      language: languageOf(settings, facts.locale),
      currency: chosenCurrency(settings, facts.currencyChoice),
      origin: facts.origin,
    },
    // Nobody keeps such a page: when the server is back, loading it again must help.
    reachable ? undefined : { status: 503 },
  )
}

/** Settings change by a reload (specification.md section 4), never by a navigation. */
export const shouldRevalidate = () => false

/** The ground of the dark scheme (tokens.css): a bright bar above a dark page would glare. */
const darkGround = '#121315'

/** What the script in the head (early-scheme.ts) has decided stays as it is; a server cannot know. */
const shownScheme = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.scheme

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  const { nonce } = use(DocumentScriptsContext)
  useScrollRestoration({ storageKey: scrollKey })
  const { settings, language } = root ?? {}
  return (
    <html
      lang={languageTag(language?.name ?? 'en')}
      dir={language?.direction ?? 'ltr'}
      data-locale={language?.name ?? 'en'}
      data-scheme={shownScheme()}
      // Scripts in the head write on it (server/document) before React looks.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          id="light-bar"
          media="(prefers-color-scheme:light)"
          content={root?.bar ?? '#ffffff'}
        />
        <meta
          name="theme-color"
          id="dark-bar"
          media="(prefers-color-scheme:dark)"
          content={darkGround}
        />
        {/* The first paint waits for the whole document: a row that is half read would move. */}
        <link rel="expect" href={`#${readId}`} blocking="render" />
        <link rel="icon" href={settings?.app_logo ?? '/icon.svg'} />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ScriptsAt position="head" />
        {/* By its address, not as a part of a file: each panel that comes later would name it, bring
        it once more, and its rules would then win over those of whole.css. */}
        <link rel="stylesheet" href={styles} />
        {/* What single screens bring besides. */}
        <Links nonce={nonce} />
        <style>{root?.theme}</style>
      </head>
      <body>
        <SkipLink />
        {children}
        <ScriptsAt position="end" />
        {import.meta.env.DEV ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  )
}

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />

/** What the server has read is kept as the browser's own reads are: going back here shows it at once. */
const cacheOf = (known: Record<string, unknown>) =>
  new Map(Object.entries(known).map(([key, data]) => [key, { data }]))

/** Every screen's prefetched answers, under the keys that its hooks ask for. */
function usePrefetched(): Record<string, unknown> {
  const texts = useMatches()
    .flatMap(({ loaderData }) => (loaderData as { fallback?: string } | undefined)?.fallback ?? [])
    .join('\n')
  return useMemo(() => unpacked(texts), [texts])
}

const swr: SWRConfiguration = {
  keepPreviousData: false,
  // Where nobody answers, the recovery asks again.
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && error.status >= 500 && !isUnreachable(error),
  errorRetryCount: 3,
  use: [watchReads],
}

/** All of the app below its settings: the router draws the app anew at every step of a navigation. */
const Inside = memo(function Inside({ reachable }: { reachable: boolean }) {
  return (
    <ToasterProvider>
      <SessionProvider>
        <CartProvider>
          <Recovery reachable={reachable} />
          <Outlet />
          <SessionKeeper />
          <PartMissing />
          <InUse />
        </CartProvider>
      </SessionProvider>
    </ToasterProvider>
  )
})

export default function App({ loaderData }: Route.ComponentProps) {
  const { reachable, language, currency, origin } = loaderData
  const settings = unpackSettings(loaderData.settings)
  const fallback = usePrefetched()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  // SWR keeps the first one, and what is read later comes into it.
  const [cache] = useState(() => cacheOf(fallback))
  const [moved, setMoved] = useState(false)
  const [isStale] = useState(() => !import.meta.env.SSR && isStalePage())
  if (key !== firstKey && !moved) setMoved(true)

  useEffect(() => tellDocument('ready'), [])
  useEffect(() => {
    if (key !== firstKey) tellDocument('moved')
    // What the new screen has not taken by the second frame and knew already would only age; what it does not
    // know is for a part that waits for another answer.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => forgetAhead((one) => cache.get(one)?.data !== undefined))
    })
    const callOff = whenIdle(discoverLinks)
    return () => {
      cancelAnimationFrame(frame)
      callOff()
    }
  }, [key, firstKey, cache])
  useEffect(() => {
    if (reachable) followAppLocale(settings)
  }, [settings, reachable])

  // Kept, as its parts are: the router draws the app anew at every step of a navigation.
  const config = useMemo(
    () => ({
      ...swr,
      provider: () => cache,
      fallback,
      // What the server has just rendered is not asked for again.
      revalidateIfStale: moved || isStale,
    }),
    [fallback, moved, isStale, cache],
  )
  return (
    <SWRConfig value={config}>
      <DirectionProvider dir={language.direction}>
        <LinkProvider render={renderLink}>
          <ShopProvider settings={settings} language={language} currency={currency} origin={origin}>
            <Inside reachable={reachable} />
          </ShopProvider>
        </LinkProvider>
      </DirectionProvider>
    </SWRConfig>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  if (isMissing) return <NotFoundScreen />
  return <ErrorScreen error={error} />
}
