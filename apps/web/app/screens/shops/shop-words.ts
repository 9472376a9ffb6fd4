import type { Translate } from '@shop/ui/i18n'

export const shopCount = (t: Translate, count: number) =>
  t('{{count}} shops', { count, defaultValue_one: '1 shop' })
