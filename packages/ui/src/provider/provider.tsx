import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { DirectionProvider } from '../direction/index.ts'
import { inEnglish, type Translate, TranslationProvider } from '../i18n/index.ts'
import { LinkProvider, type RenderLink } from '../link-provider/index.ts'
import { type Scheme, type ThemeColors, themeStyle } from '../theme/index.ts'
import { ToasterProvider } from '../toast/index.ts'

export type ShopProviderProps = {
  /** The text direction of the page. Left out, the page says it itself: `<html dir="rtl">`. */
  dir?: 'ltr' | 'rtl'
  /** `system` follows what the system prefers. Left out, the page says it itself: `<html data-scheme="dark">`. */
  scheme?: Scheme | 'system'
  /** Twelve colours, as a shop's settings name them; with one missing the default theme stays. */
  colors?: ThemeColors | null
  /** Of a content security policy that lets only stylesheets with it in: the colours are one. */
  nonce?: string
  /** Translates the components' own words; left out, they are English. Keep its identity. */
  t?: Translate
  /** Draws links with the app's router. Keep its identity. */
  renderLink?: RenderLink
  /** The app, or the part of a page that is to look so. */
  children: ReactNode
}

/** Sets an attribute of the document for as long as it is wanted, then what stood there before. */
function useDocumentAttribute(name: string, value: string | undefined) {
  useLayoutEffect(() => {
    if (value === undefined) return
    const root = document.documentElement
    const before = root.getAttribute(name)
    root.setAttribute(name, value)
    return () => {
      if (before === null) root.removeAttribute(name)
      else root.setAttribute(name, before)
    }
  }, [name, value])
}

const dark = '(prefers-color-scheme: dark)'
const isDarkPreferred = () => matchMedia(dark).matches
const hearPreference = (listener: () => void) => {
  const query = matchMedia(dark)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const toldOnce = () => () => undefined
const documentDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr')

/**
 * All that the components need of the app around them, once at its root. Where a server renders the page,
 * write `dir` and `data-scheme` into its `<html>` too: the first paint has them then.
 */
export function ShopProvider({
  dir,
  scheme,
  colors,
  nonce,
  t = inEnglish,
  renderLink,
  children,
}: ShopProviderProps) {
  useDocumentAttribute('dir', dir)
  const prefersDark = useSyncExternalStore(hearPreference, isDarkPreferred, () => false)
  const preferred = prefersDark ? 'dark' : 'light'
  useDocumentAttribute('data-scheme', scheme === 'system' ? preferred : scheme)
  const said = useSyncExternalStore(toldOnce, documentDirection, () => 'ltr' as const)
  const theme = themeStyle(colors)
  const inside = (
    <TranslationProvider t={t}>
      <ToasterProvider>{children}</ToasterProvider>
    </TranslationProvider>
  )
  return (
    <DirectionProvider dir={dir ?? said}>
      {theme ? <style nonce={nonce}>{theme}</style> : null}
      {renderLink ? <LinkProvider render={renderLink}>{inside}</LinkProvider> : inside}
    </DirectionProvider>
  )
}
