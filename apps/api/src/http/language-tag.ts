/** The wire calls Persian `ir`; Arabic is written with the figures that the shop's amounts have. */
const tags: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', ir: 'fa' }

/** By what the platform knows a locale of the shop's; null where it knows no such language. */
export const languageTag = (locale: string): string | null => {
  const tag = tags[locale] ?? locale.replaceAll('_', '-')
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null
  } catch {
    return null
  }
}
