import type { Decorator } from '@storybook/react-vite'
import { DirectionProvider } from '../packages/ui/src/direction/index.ts'
import { TranslationProvider } from '../packages/ui/src/i18n/index.ts'
import { dressDocument } from './dress-document.ts'
import { isLocale, locales, translator } from './locales.ts'

/** Gives every story what the app's root gives: language, direction, theme and scheme on the document. */
export const withDocument: Decorator = (Story, { globals, viewMode }) => {
  const locale = isLocale(globals.locale) ? globals.locale : 'en'
  // On the document and before the story is drawn: overlays are portalled into the body.
  dressDocument(globals)
  const { lang, dir } = locales[locale]
  const story = (
    <DirectionProvider dir={dir}>
      <TranslationProvider t={translator(locale)}>
        <Story />
      </TranslationProvider>
    </DirectionProvider>
  )
  // A docs page is English around it.
  return viewMode === 'docs' ? (
    <div lang={lang} dir={dir}>
      {story}
    </div>
  ) : (
    story
  )
}

/** A choice that is taken back in the controls, "Choose option...", is the story's own again: it needs one. */
export const withChoices: Decorator = (Story, { args, initialArgs, argTypes }) => {
  const taken = Object.entries(argTypes).filter(
    ([name, { options }]) => options && args[name] === undefined,
  )
  return (
    <Story
      args={{ ...args, ...Object.fromEntries(taken.map(([name]) => [name, initialArgs[name]])) }}
    />
  )
}
