import type { Decorator } from '@storybook/react-vite'
import { DirectionProvider } from '../packages/ui/src/direction/index.ts'
import { TranslationProvider } from '../packages/ui/src/i18n/index.ts'
import { isLocale, locales, translator } from './locales.ts'
import { applyTheme } from './themes.ts'

/** Gives every story what the app's root gives: language, direction, theme and scheme on the document. */
export const withDocument: Decorator = (Story, { globals }) => {
  const locale = isLocale(globals.locale) ? globals.locale : 'en'
  const { lang, dir } = locales[locale]
  // On the document and before the story is drawn: overlays are portalled into the body.
  Object.assign(document.documentElement, { lang, dir })
  // Always said: what the machine prefers must not change a picture.
  document.documentElement.dataset.scheme = globals.scheme === 'dark' ? 'dark' : 'light'
  applyTheme(String(globals.theme))
  return (
    <DirectionProvider dir={dir}>
      <TranslationProvider t={translator(locale)}>
        <Story />
      </TranslationProvider>
    </DirectionProvider>
  )
}
