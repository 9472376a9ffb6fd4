import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Settings, settingsAdditions } from './settings.ts'

test.each(['العربية', '<b>English</b>', 'en,fr', 'en us', ''])(
  'a language that is called %j is none',
  (name) => {
    const languages = [
      { id: 1, name, title: 'Odd', direction: 'ltr' },
      { id: 2, name: 'ar', title: 'العربية', direction: 'rtl' },
    ]
    const read = v.parse(Settings, { app_locale: name, languages })
    expect(read.app_locale).toBe('en')
    expect(read.languages.map((one) => one.name)).toEqual(['ar'])
  },
)

test.each(['en', 'ir', 'fil', 'pt-BR', 'pt_BR', 'zh-Hant-TW'])('%s is one', (name) => {
  const read = v.parse(Settings, { app_locale: name, languages: [{ id: 1, name }] })
  expect([read.app_locale, read.languages[0]?.name]).toEqual([name, name])
})

const nothing: readonly unknown[] = [null, false, 0, '']

test.each(Object.keys(settingsAdditions) as (keyof typeof settingsAdditions)[])(
  'a server that does not send %s has nothing of it',
  (name) => {
    const { [name]: value } = v.parse(Settings, {})
    const schema: object = settingsAdditions[name]
    // Of an enumeration the first value is what is so without it.
    const [usual] = 'options' in schema ? (schema.options as unknown[]) : []
    const isNothing = Array.isArray(value) ? value.length === 0 : nothing.includes(value)
    expect(isNothing || value === usual, `it has ${JSON.stringify(value)}`).toBe(true)
  },
)
