import { useMemo } from 'react'
import { useT } from '../i18n/index.ts'
import { shownCountries } from './shown-countries.ts'

/** Countries by their names in the app's language, in its order; a server sends English ones. */
export function useShownCountries<Country extends { name: string }>(
  countries: readonly Country[] | undefined,
) {
  const { language = 'en' } = useT()
  return useMemo(() => shownCountries(countries ?? [], language), [countries, language])
}
