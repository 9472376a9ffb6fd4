/** Whatever the server can say has its translations: this reads its sources, so nothing can drift. */
import { globSync, readFileSync } from 'node:fs'
import { everyCall } from '@shop/contract/every-call'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { translations } from '../settings/translations.ts'

const source = new URL('../', import.meta.url)
/** What these say is for who runs the shop, or is data. */
const silent =
  /(^|\/)(seed|setup|testing|db|import|media|realtime)\/|\.test\.ts$|^(config|notes|start|main|chat\/reply|tickets\/reply|reviews\/operator|shops\/applications|payments\/(command|give-back)|orders\/(words|testing))\.ts$/
const notForShoppers =
  /^\s*(\/?\*|\/\/)|new (\w*Error)\(|console\.|beside\(|warnOf\(|description:|summary:/

const sentencesIn = (file: string) =>
  readFileSync(new URL(file, source), 'utf8')
    .split('\n')
    .filter((line) => !notForShoppers.test(line))
    .flatMap((line) => [...line.matchAll(/(?<!\w)'((?:[^'\\]|\\.)+)'/g)])
    .map(([, text = '']) => text.replaceAll("\\'", "'"))
    // A sentence begins with a capital letter or a quoted name, and has a space or a full stop.
    .filter((text) => /^(?:[A-Z]|":)[^<>$=;]*(?: [a-z:][^<>$=;]*|\.)$/.test(text))

const sentences = new Set(
  globSync('**/*.ts', { cwd: source.pathname })
    .filter((file) => !silent.test(file))
    .flatMap(sentencesIn),
)

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema
    ? Object.entries(schema.entries as Record<string, v.GenericSchema>).map(
        ([key, entry]) => v.getTitle(entry) ?? key,
      )
    : []
const fields = new Set(
  [...everyCall].flatMap(([, call]) =>
    [call.query, call.body].flatMap(fieldsOf).map((field) => field.replaceAll('_', ' ')),
  ),
)

const placeholdersOf = (text: string) => text.match(/:\w+/g)?.sort() ?? []

test.each(['ar', 'ir'])(
  'every sentence and field name is there in %s, with its places',
  (locale) => {
    const phrases = translations().get(locale) ?? {}
    expect(sentences.size).toBeGreaterThan(40)
    expect(
      [...sentences].filter((text) => !phrases[text]),
      `sentences that ${locale}.json lacks`,
    ).toEqual([])
    expect(
      [...fields].filter((name) => !phrases[name]),
      `names of fields that ${locale}.json lacks; English takes them as they are`,
    ).toEqual([])
    const broken = [...sentences].filter(
      (text) => String(placeholdersOf(phrases[text] ?? '')) !== String(placeholdersOf(text)),
    )
    expect(broken).toEqual([])
  },
)

test('a colour is spelt one way', () => {
  const english = [...sentences, ...Object.values(translations().get('en') ?? {})]
  expect(english.filter((text) => /\bcolors?\b/i.test(text))).toEqual([])
})
