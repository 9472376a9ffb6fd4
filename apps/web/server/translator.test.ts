import { translations } from '@shop/api'
import { createTranslate } from '@shop/ui/i18n'
import { describe, expect, test } from 'vitest'
import { languageTag } from '#app/lib/i18n/choice.ts'
import { createTranslator } from '#app/lib/i18n/translator.server.ts'

/** Every category of Arabic, which has the most, and counts that are abbreviated. */
const counts = [0, 1, 2, 3, 10, 11, 26, 99, 100, 102, 1001, '99+', '1.2K']

describe.each([...translations()])('%s', (locale, words) => {
  const messages = { ...words, Empty: '' }
  const rendered = createTranslator(languageTag(locale), messages)
  const inBrowser = createTranslate(languageTag(locale), messages)

  test('numbers are typed in its language', () => {
    expect(inBrowser.language).toBe(rendered.language)
  })

  test('a page is hydrated with the words that it was rendered with', () => {
    for (const phrase of [
      ...Object.keys(messages),
      'Not translated',
      'constructor',
      '{{count}} unknown',
    ]) {
      expect(inBrowser(phrase)).toBe(rendered(phrase))
      for (const count of counts) {
        const values = { count, name: '<b>$&</b>', defaultValue_one: '1 thing' }
        expect(inBrowser(phrase, values), `${phrase}, ${count}`).toBe(rendered(phrase, values))
      }
    }
  })
})
