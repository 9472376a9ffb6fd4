import { digitsOf, latinDigits } from '#lib/digits'

/** A country as the server lists it. Several may share a code: +1, +7. */
export type PhoneCountry = {
  name: string
  /** What it is called in the app's language (`useShownCountries`); its name without one. */
  label?: string
  /** With or without a plus: "+971", "971", "1-684". */
  phone_code: string
}

/** "+971", whatever way the list writes it. */
export const dialCode = (country: PhoneCountry) => `+${digitsOf(country.phone_code)}`

/** Whether a number is written with its country's code: +971…, 00971…. */
export const isWhole = (text: string) => /^\s*(\+|00)/.test(latinDigits(text))

/**
 * Takes apart a whole number (it starts with + or 00) as it comes from a contact or from autofill.
 * The longest code counts, and one that may still come is waited for: +1 is the beginning of +1 246.
 * Among countries that share a code, the one chosen so far is kept.
 */
export function splitNumber(
  text: string,
  countries: readonly PhoneCountry[],
  chosen?: string,
): { country?: PhoneCountry; number: string } {
  const digits = digitsOf(text)
  if (!isWhole(text)) return { number: digits }
  const international = text.trim().startsWith('+') ? digits : digits.slice(2)
  const coded = countries.map((country) => ({ country, code: digitsOf(country.phone_code) }))
  if (
    coded.some(({ code }) => code.length > international.length && code.startsWith(international))
  )
    return { number: digits }
  const fitting = coded.filter(({ code }) => code !== '' && international.startsWith(code))
  const longest = Math.max(...fitting.map(({ code }) => code.length))
  const best = fitting.filter(({ code }) => code.length === longest).map(({ country }) => country)
  const country = best.find(({ name }) => name === chosen) ?? best[0]
  if (!country) return { number: digits }
  return { country, number: international.slice(longest) }
}
