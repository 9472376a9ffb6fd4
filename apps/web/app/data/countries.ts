import { getCountries } from '@shop/contract/settings'
import { resource } from './resource.ts'

/** The same for everybody; loaded with the dialogs that ask for a country. */
export const countriesResource = resource(
  'countries',
  async (door) => (await door(getCountries)).data.countries,
)
