import type { Address } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'

/**
 * What kind of address it is, in words ('Home' alone is the home page in other languages); a kind
 * that we do not know is shown as it came.
 */
export function addressTypeText(t: Translate, type: string): string {
  switch (type.toLowerCase()) {
    case 'home':
      return t('Home address')
    case 'office':
      return t('Office address')
    case 'other':
      return t('Other address')
    default:
      return type
  }
}

/** The lines of an address, as they go on a parcel. */
export const addressLines = (address: Address): string[] =>
  [
    [address.flat_no, address.address_line].filter(Boolean).join(', '),
    address.address_line2,
    [address.area, address.post_code].filter(Boolean).join(' '),
  ].filter((line): line is string => Boolean(line))
