const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** What may be a region's code (ISO 3166-1); those that are none have no name. */
const codes = letters.flatMap((first) => letters.map((second) => first + second))

/** A country is written in more than one way: "St. Lucia", "Saint Lucia"; "Trinidad & Tobago". */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\b(?:saint|st|the|and)\b|[^a-z]/g, '')

/** Names that servers give and CLDR does not. */
const otherNames = {
  congo: 'CG',
  congodemocraticrepublic: 'CD',
  easttimor: 'TL',
  falklandislands: 'FK',
  ivorycoast: 'CI',
  macau: 'MO',
  turkey: 'TR',
}

const namesIn = (language: string, style: 'long' | 'short') =>
  new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })

function readCodes() {
  const byName = new Map<string, string>(Object.entries(otherNames))
  for (const style of ['short', 'long'] as const) {
    const names = namesIn('en', style)
    for (const code of codes) {
      const name = names.of(code)
      if (name) byName.set(plain(name), code)
    }
  }
  return byName
}

let known: ReturnType<typeof readCodes> | undefined

/** The code of a country by its English name, which is all that stock servers tell (wire.md 2). */
function codeOf(name: string) {
  known ??= readCodes()
  return known.get(plain(name))
}

/** Each with the name to show, in the order of the language; a name that says no country stays as it is. */
export function shownCountries<Country extends { name: string }>(
  countries: readonly Country[],
  language: string,
): (Country & { label: string })[] {
  const isEnglish = new Intl.Locale(language).language === 'en'
  const names = namesIn(language, 'long')
  const labelOf = (name: string) => {
    const code = isEnglish ? undefined : codeOf(name)
    return (code && names.of(code)) || name
  }
  const { compare } = new Intl.Collator(language)
  return countries
    .map((country) => ({ ...country, label: labelOf(country.name) }))
    .sort((one, other) => compare(one.label, other.label))
}
