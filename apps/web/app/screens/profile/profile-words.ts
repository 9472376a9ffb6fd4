import type { Country, User } from '@shop/contract'
import type { Gender } from '@shop/contract/words'
import type { Translate } from '@shop/ui/i18n'

export function genderText(t: Translate, gender: Gender): string {
  switch (gender) {
    case 'female':
      return t('Female')
    case 'male':
      return t('Male')
    case 'other':
      return t('Other')
  }
}

const digits = (text: string | null) => text?.replace(/\D/g, '') ?? ''

/** Whose dial code the number has: the shopper's own country where several share it. */
export function phoneCountryOf(
  { country, phone_code }: Pick<User, 'country' | 'phone_code'>,
  countries: readonly Country[],
): Country | undefined {
  const own = countries.find(({ name }) => name === country)
  const code = digits(phone_code)
  if (code === '' || digits(own?.phone_code ?? null) === code) return own
  return countries.find((one) => digits(one.phone_code) === code) ?? own
}
