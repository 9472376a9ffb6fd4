/**
 * Every phrase that the storefront shows has a translation in every language that the reference
 * server ships, and no translation is left over. `--write` lists what is missing as JSON.
 */
import { globSync, readFileSync } from 'node:fs'
import { everyCall } from '../packages/contract/src/every-call.ts'

const sources = [
  'packages/contract/src',
  'packages/ui/src',
  'packages/flows/src',
  'apps/web/app',
].flatMap((place) =>
  globSync(`${place}/**/*.{ts,tsx}`).filter((file) => !/\.(stories|test)\./.test(file)),
)
// Written in full at its place of use: t('…'), or phrase('…') where it is kept for later.
const use = /(?<![\w.])(?:t|phrase)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

// Its English form for one stands beside it, for when there are no translations.
const plural = /(?<![\w.])t\(\s*'([^']*)',\s*\{[^}]*defaultValue_one: '([^']*)'/g

// With the values of its holes, where they are written there; one bracket inside another at most.
const filled =
  /(?<![\w.])t\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*)?,?\s*\)/g
const namesIn = (values: string) =>
  [
    ...values
      .replace(/\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]|'[^']*'|`[^`]*`/g, '')
      .matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g),
  ].map(([, name = '']) => name)
/** Says which form, or is said in its stead: no value of a hole. */
const isOption = (name: string) => name === 'count' || name.startsWith('defaultValue')

/** Words in an attribute that shoppers see or hear stand there in one language only. */
const shown =
  /\s(?:title|label|lead|hint|placeholder|description|message|aria-label|aria-description|alt)="([^"]*\p{L}{3}[^"]*)"/gu

const phrases = new Set<string>()
const ones = new Map<string, string>()
const unfilled: string[] = []
const untranslated: string[] = []
for (const file of sources) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.tsx') && !file.endsWith('/story-form.tsx'))
    for (const [, words = ''] of text.matchAll(shown))
      untranslated.push(`${file}: "${words}" is shown without t()`)
  for (const [, , said = ''] of text.matchAll(use)) phrases.add(said.replace(/\\(['"`])/g, '$1'))
  for (const [, phrase = '', one = ''] of text.matchAll(plural)) ones.set(phrase, one)
  for (const [, , phrase = '', values = ''] of text.matchAll(filled)) {
    const asked = [...phrase.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
    const given = namesIn(values)
    // What is spread into them, or put in by the place itself, stands elsewhere.
    const isElsewhere = (name: string) =>
      values.includes('...') || text.split(`{{${name}}}`).length > 2
    if (
      asked.some((name) => !given.includes(name) && !isElsewhere(name)) ||
      given.some((name) => !isOption(name) && !asked.includes(name))
    )
      unfilled.push(`${file}: "${phrase}" is given ${given.join(', ') || 'nothing'}`)
  }
}

/** What the reference server says stands in its sources; it names fields as the contract does. */
const fields = new Set(
  [...everyCall.values()].flatMap((call) =>
    [call.query, call.body].flatMap((schema) =>
      schema && 'entries' in schema
        ? Object.keys(schema.entries as object).map((name) => name.replaceAll('_', ' '))
        : [],
    ),
  ),
)
const written = ['packages/*/src', 'apps/web/app', 'apps/web/server', 'apps/api/src']
  .flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`))
  .filter((file) => !/\.(stories|test)\./.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/\\(['"`])/g, '$1'))
  .join('\n')
const categoriesOf = (locale: string) =>
  new Intl.PluralRules(locale === 'ir' ? 'fa' : locale).resolvedOptions().pluralCategories
const formOf = /^(.*)_(zero|one|two|few|many|other)$/s
const isForm = (phrase: string) => ones.has(formOf.exec(phrase)?.[1] ?? '')
const isUsed = (phrase: string) =>
  phrases.has(phrase) || fields.has(phrase) || isForm(phrase) || written.includes(phrase)

const holesOf = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort()
const holes = (text: string) => holesOf(text).join()

/** Compared with what a server says (wire.md 7), never shown. */
const isWire = (phrase: string) => phrase === 'product removed from cart'
const words = /\p{L}{3}/u
const isLeftInEnglish = (locale: string, phrase: string, translated: string) =>
  locale !== 'en' &&
  !isWire(phrase) &&
  !/\p{Script=Arabic}/u.test(translated) &&
  words.test(translated.replace(/\{\{\s*\w+\s*\}\}/g, ''))

const findings: string[] = [...unfilled, ...untranslated]
const missing: Record<string, string[]> = {}
for (const locale of ['en', 'ar', 'ir']) {
  const file = `apps/api/src/seed/lang/${locale}.json`
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  for (const [phrase, translated] of Object.entries(messages))
    if (isLeftInEnglish(locale, phrase, translated))
      findings.push(`${locale}: "${phrase}" is not translated`)
  for (const phrase of phrases) {
    const translated = messages[phrase]
    if (!translated) {
      findings.push(`${locale}: no translation of "${phrase}"`)
      missing[locale] = [...(missing[locale] ?? []), phrase]
    } else if (holes(translated) !== holes(phrase))
      findings.push(`${locale}: other {{holes}} than "${phrase}"`)
  }
  for (const [phrase, one] of ones) {
    const said = categoriesOf(locale).filter((category) => messages[`${phrase}_${category}`])
    // The phrase's own translation is the general form; a language says the others all, or needs none.
    const lacking = categoriesOf(locale).filter(
      (category) => category !== 'other' && !said.includes(category),
    )
    if (said.length > 0 && lacking.length > 0)
      findings.push(`${locale}: "${phrase}" has no form for ${lacking.join(', ')}`)
    if (locale === 'en' && messages[`${phrase}_one`] !== one)
      findings.push(`en: "${phrase}_one" is not "${one}", as its place of use says`)
    for (const category of said)
      if (holesOf(messages[`${phrase}_${category}`] ?? '').some((hole) => !phrase.includes(hole)))
        findings.push(`${locale}: "${phrase}_${category}" has another {{hole}}`)
  }
  for (const phrase of Object.keys(messages))
    if (!isUsed(phrase)) findings.push(`${locale}: nobody says "${phrase}"`)
}

if (process.argv.includes('--write')) console.log(JSON.stringify(missing, null, 2))
else if (findings.length > 0) {
  console.error(findings.join('\n'))
  process.exit(1)
}
