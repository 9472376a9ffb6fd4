import type { Translate } from '@shop/ui/i18n'

export const shopCount = (t: Translate, count: number) =>
  count === 1 ? t('1 shop') : t('{{count}} shops', { count })
