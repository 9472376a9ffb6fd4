/** The words of a package, and what they are in the languages of the reference server. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { phrasesIn } from '../phrases-in-code.ts'
import type { Member } from './family.ts'

/** Tags (BCP 47) of the languages, by what the reference server calls them. */
const languages = { en: 'en', ar: 'ar', ir: 'fa' }

const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** Writes `phrases/en.json`, `ar.json`, `fa.json`: as `createTranslate` takes them. */
export function writePhrases({ folder, dist }: Pick<Member, 'folder' | 'dist'>): void {
  const said = globSync(`${folder}/src/**/*.{ts,tsx}`)
    .filter((file) => !/\.(?:stories|test)\.|\/testing\/|\/story-/.test(file))
    .map((file) => phrasesIn(file, readFileSync(file, 'utf8'), false))
  const phrases = new Set(said.flatMap((one) => one.phrases))
  const isSaid = (key: string) => phrases.has(key) || phrases.has(key.replace(pluralForm, ''))
  mkdirSync(`${dist}/phrases`, { recursive: true })
  for (const [locale, tag] of Object.entries(languages)) {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(`apps/api/src/seed/lang/${locale}.json`, 'utf8'),
    )
    const own = Object.entries(messages).filter(([key]) => isSaid(key))
    writeFileSync(
      `${dist}/phrases/${tag}.json`,
      `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`,
    )
  }
}
