import { getCountries } from '@shop/contract/settings'
import { sharedResource } from './resource.ts'

/** The same for everybody; loaded with the dialogs that ask for a country. */
export const countriesResource = sharedResource(
  'countries',
  async (client) => (await client(getCountries)).data.countries,
)
