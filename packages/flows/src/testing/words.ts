import type { Translate } from '@shop/ui/i18n'
import { isLocale, translator } from '../../../../.storybook/locales.ts'

/** The words of a story's language, for its play function: what the preview draws it with. */
export const wordsOf = ({ locale }: { locale?: unknown }): Translate =>
  translator(isLocale(locale) ? locale : 'en')
