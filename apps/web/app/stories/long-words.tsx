import { type Translate, TranslationProvider, useT } from '@shop/ui/i18n'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useMemo } from 'react'

/** Half as long again, and its longest word twice as long: what German does to English. */
const stretch = (phrase: string): string => {
  const words = phrase.split(' ')
  const plain = words.filter((word) => /^[\p{L}.,!?]+$/u.test(word))
  const longest = plain.reduce((a, b) => (b.length > a.length ? b : a), '')
  const bare = longest.replace(/[.,!?]+$/, '')
  const text = words
    .map((word) => (word === longest && bare ? `${bare}${word.toLowerCase()}` : word))
    .join(' ')
  const more = plain.slice(0, Math.ceil(words.length / 3)).join(' ')
  return more ? `${text} ${more.toLowerCase()}` : text
}

/** Every phrase in a language that needs much room: the story's own, stretched. */
function LongWords({ children }: { children: ReactNode }) {
  const t = useT()
  const longer = useMemo(
    (): Translate =>
      Object.assign((...asked: Parameters<Translate>) => stretch(t(...asked)), {
        language: t.language,
      }),
    [t],
  )
  return <TranslationProvider t={longer}>{children}</TranslationProvider>
}

export const withLongWords: Decorator = (Story) => (
  <LongWords>
    <Story />
  </LongWords>
)

/** A name that has no good place to break. */
export const longName =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur Oberammergau am Wörthersee'
