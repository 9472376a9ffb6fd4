import { digitsOf, latinDigits } from '#lib/digits'

/** A country as the server lists it. Several may share a code: +1, +7. */
export type PhoneCountry = {
  name: string
  /** With or without a plus: "+971", "971", "1-684". */
  phone_code: string
}

/** "+971", whatever way the list writes it. */
export const dialCode = (country: PhoneCountry) => `+${digitsOf(country.phone_code)}`

/** Whether a number is written with its country's code: +971…, 00971…. */
export const isWhole = (text: string) => /^\s*(\+|00)/.test(latinDigits(text))

/**
 * Takes apart a whole number (it starts with + or 00) as it comes from a contact or from autofill.
 * The longest code counts, and that of the chosen country is waited for while it is typed; among countries that share it, the one chosen so far is kept.
 */
export function splitNumber(
  text: string,
  countries: PhoneCountry[],
  chosen?: string,
): { country?: PhoneCountry; number: string } {
  const digits = digitsOf(text)
  if (!isWhole(text)) return { number: digits }
  const international = text.trim().startsWith('+') ? digits : digits.slice(2)
  const own = digitsOf(countries.find(({ name }) => name === chosen)?.phone_code ?? '')
  // The beginning of the chosen country's code: the rest of it may come.
  if (own.length > international.length && own.startsWith(international)) return { number: digits }
  const fitting = countries.filter(({ phone_code }) => {
    const code = digitsOf(phone_code)
    return code !== '' && international.startsWith(code)
  })
  const longest = Math.max(...fitting.map((country) => dialCode(country).length))
  const best = fitting.filter((country) => dialCode(country).length === longest)
  const country = best.find(({ name }) => name === chosen) ?? best[0]
  if (!country) return { number: digits }
  return { country, number: international.slice(longest - 1) }
}
