import { inEnglish, type Translate, TranslationProvider } from '@shop/ui/i18n'
import type { Decorator } from '@storybook/react-vite'

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

const longWords: Translate = (phrase, values) => {
  const one = values?.defaultValue_one
  return inEnglish(
    stretch(phrase),
    one ? { ...values, defaultValue_one: stretch(String(one)) } : values,
  )
}

/** Every phrase in a language that needs much room. */
export const withLongWords: Decorator = (Story) => (
  <TranslationProvider t={longWords}>
    <Story />
  </TranslationProvider>
)

/** A name that has no good place to break. */
export const longName =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur Oberammergau am Wörthersee'
