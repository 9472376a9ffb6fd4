/**
 * Every phrase that the storefront shows has a translation in every language that the reference
 * server ships, and no translation is left over. `--write` lists what is missing as JSON.
 */
import { globSync, readFileSync } from 'node:fs'
import { everyCall } from '../packages/contract/src/every-call.ts'
import { phrasesIn } from './phrases-in-code.ts'
import { isArabicCopy, isLeftInEnglish, isOfAnother } from './translated.ts'

const sources = [
  'packages/contract/src',
  'packages/ui/src',
  'packages/flows/src',
  'apps/web/app',
].flatMap((place) =>
  globSync(`${place}/**/*.{ts,tsx}`).filter((file) => !/\.(stories|test)\./.test(file)),
)
const phrases = new Set<string>()
const ones = new Map<string, string>()
const findings: string[] = []
for (const file of sources) {
  const isPage = !/\/testing\/|\/story-[\w-]+\.tsx$/.test(file)
  const found = phrasesIn(file, readFileSync(file, 'utf8'), isPage)
  for (const said of found.phrases) phrases.add(said)
  for (const [said, one] of found.ones) ones.set(said, one)
  findings.push(...found.faults)
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

const messagesOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`apps/api/src/seed/lang/${locale}.json`, 'utf8'))
const arabic = messagesOf('ar')

const missing: Record<string, string[]> = {}
for (const locale of ['en', 'ar', 'ir']) {
  const messages = messagesOf(locale)
  const saying = Map.groupBy(
    Object.keys(messages).filter((phrase) => !isForm(phrase)),
    (phrase) => messages[phrase],
  )
  for (const [translated, [phrase = '', ...others]] of saying)
    for (const other of others.filter((one) => isOfAnother(phrase, one)))
      findings.push(`${locale}: "${phrase}" and "${other}" are both "${translated}"`)
  for (const [phrase, translated] of Object.entries(messages)) {
    if (locale !== 'en' && isLeftInEnglish(phrase, translated))
      findings.push(`${locale}: "${phrase}" is not translated`)
    if (locale === 'ir' && isArabicCopy(phrase, arabic[phrase], translated))
      findings.push(`ir: "${phrase}" is said in Arabic, word for word as in ar.json`)
    // A sentence is its own key; the name of a field is the contract's, and called as the forms do.
    if (locale === 'en' && translated !== phrase && !isForm(phrase) && !fields.has(phrase))
      findings.push(
        `en: "${phrase}" reads "${translated}"; without translations it reads otherwise`,
      )
  }
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
