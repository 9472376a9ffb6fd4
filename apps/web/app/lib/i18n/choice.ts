import type { Currency, Language, Settings } from '@shop/contract'
import { createStore } from '#app/lib/store.ts'

const year = 31_536_000

const textStore = (key: string) =>
  createStore((stored) => (typeof stored === 'string' ? stored : ''), {
    key,
    of: 'browser',
    isText: true,
  })

const choices = { locale: textStore('locale'), currency: textStore('currency') }
const defaultLocale = textStore('default_locale')

/**
 * A choice lives in browser storage (specification.md section 4), and in a cookie so that the
 * server knows it.
 */
function remember(name: keyof typeof choices, value: string) {
  choices[name].write(value)
  const cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`
  Reflect.set(document, 'cookie', cookie)
}

const isTold = (name: string, value: string) =>
  document.cookie.split('; ').includes(`${name}=${encodeURIComponent(value)}`)

/**
 * Tells the server anew what this browser chose: browsers keep storage longer than cookies. True when
 * this page was made without knowing it.
 */
export function retellChoices(): boolean {
  let isNews = false
  for (const name of ['locale', 'currency'] as const) {
    const value = choices[name].read()
    if (value === '' || isTold(name, value)) continue
    remember(name, value)
    // Where cookies are forbidden, loading the page again would change nothing.
    isNews ||= isTold(name, value)
  }
  return isNews
}

/** The settings' own currency, as one of the list. */
export function defaultCurrency(settings: Settings): Currency {
  const { currency, currencies } = settings
  return (
    currencies.find((one) => one.is_default) ??
    currencies.find((one) => one.name === currency.name) ?? {
      id: 1,
      name: currency.name,
      symbol: currency.symbol,
      rate: currency.rate,
      rate_from_default: 1,
      is_default: true,
      position: currency.position,
    }
  )
}

/**
 * The currency to show prices in: the chosen one while the shop's default is still what it was when
 * the choice was made (specification.md section 4). A choice is written "EUR|USD": chosen, default
 * then.
 */
export function chosenCurrency(settings: Settings, choice: string | null | undefined): Currency {
  const own = defaultCurrency(settings)
  const [chosen, ownThen] = choice?.split('|') ?? []
  if (ownThen !== own.name) return own
  return settings.currencies.find((one) => one.name === chosen) ?? own
}

/** The same, of what this browser has kept: for what runs outside of components. */
export const keptCurrency = (settings: Settings) =>
  chosenCurrency(settings, choices.currency.read())

/** Keeps the shopper's currency; it applies immediately. */
export const rememberCurrency = (settings: Settings, chosen: Currency) =>
  remember('currency', `${chosen.name}|${defaultCurrency(settings).name}`)

const english: Language = { id: 1, title: 'English', name: 'en', direction: 'ltr' }

/** The language of a locale; English where the settings do not know it. */
export const languageOf = (settings: Settings, locale: string | null | undefined): Language =>
  settings.languages.find((one) => one.name === locale) ??
  settings.languages.find((one) => one.name === settings.app_locale) ??
  settings.languages[0] ??
  english

/** The standard name of a locale's language (BCP 47): the wire calls Persian `ir`, which is none. */
export const languageTag = (locale: string) =>
  locale === 'ir' ? 'fa' : locale.replaceAll('_', '-')

/**
 * Stores the locale, turns the document, and loads it again in that language (specification.md
 * section 4).
 */
export function chooseLanguage(language: Language) {
  remember('locale', language.name)
  document.documentElement.lang = languageTag(language.name)
  document.documentElement.dataset.locale = language.name
  document.documentElement.dir = language.direction
  // A shared link's ?lang= would win over the choice (decision 019).
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  if (url.href === location.href) location.reload()
  else location.replace(url)
}

/**
 * Follows the server when it changes its own locale: the locale and direction update and the page
 * reloads (specification.md section 4). The first visit is rendered in it already.
 */
export function followAppLocale(settings: Settings) {
  if (settings.app_locale === (defaultLocale.read() || 'en')) return
  defaultLocale.write(settings.app_locale)
  const language = languageOf(settings, settings.app_locale)
  if (document.documentElement.dataset.locale === language.name) return
  if (new URL(location.href).searchParams.has('lang')) return
  chooseLanguage(language)
}
