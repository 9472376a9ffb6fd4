import type { Settings } from '@shop/contract'
import { languageTag } from '#app/lib/i18n/choice.ts'

/**
 * The addresses of a page in every language; the default language has no parameter (decision 019).
 */
export function alternates(address: string, settings: Settings | undefined) {
  if (!settings || settings.languages.length < 2) return []
  const inLanguage = (locale: string) => {
    const url = new URL(address)
    if (locale !== settings.app_locale) url.searchParams.set('lang', locale)
    return url.href
  }
  return [
    ...settings.languages.map(({ name }) => ({
      locale: languageTag(name),
      href: inLanguage(name),
    })),
    { locale: 'x-default', href: address },
  ]
}
