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
