export { useShownCountries } from './use-shown-countries.ts'
