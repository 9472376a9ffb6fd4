import type { Country } from '@shop/contract'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** What may be a region's code (ISO 3166-1); those that are none have no name and no time zone. */
const codes = letters.flatMap((first) => letters.map((second) => first + second))

/** Not every browser tells the time zones of a region. */
const zonesOf = (region: string): readonly string[] => {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    'und',
    {
      region,
    },
  )
  return locale.getTimeZones?.() ?? []
}

/** Some systems hand on a language that is no tag (BCP 47), such as `en-US@posix`. */
function regionOf(language: string): readonly string[] {
  try {
    return [new Intl.Locale(language).region ?? []].flat()
  } catch {
    return []
  }
}

/**
 * The country that a browser seems to be in: the one of its time zone, else of its languages. A guess, to
 * be changed by whoever lives elsewhere; null where nothing tells.
 */
export function guessCountry(
  countries: readonly Country[],
  languages: readonly string[] = navigator.languages,
  { timeZone } = Intl.DateTimeFormat().resolvedOptions(),
): Country | null {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const regions = [
    ...(countries.length > 0 ? codes.filter((region) => zonesOf(region).includes(timeZone)) : []),
    ...languages.flatMap(regionOf),
  ]
  for (const region of regions) {
    const found = countries.find(({ name }) => name === names.of(region))
    if (found) return found
  }
  return null
}
