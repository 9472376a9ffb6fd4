import { readdirSync, readFileSync } from 'node:fs'
import { addTranslations } from '../http/translate.ts'

type Phrases = Readonly<Record<string, string>>

const folder = new URL('../seed/lang/', import.meta.url)

const readFolder = (): ReadonlyMap<string, Phrases> => {
  const found = new Map<string, Phrases>([['en', {}]])
  let names: string[] = []
  try {
    names = readdirSync(folder).filter((name) => /^[a-z]{2,8}\.json$/.test(name))
  } catch {
    // Without the folder the storefront shows its own English phrases.
  }
  for (const name of names) {
    const phrases: Phrases = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    found.set(name.slice(0, -'.json'.length), phrases)
  }
  for (const [locale, phrases] of found) addTranslations(locale, phrases)
  return found
}

let cached: ReadonlyMap<string, Phrases> | undefined

/** Every translation that ships, by locale; read once, English phrase to translated phrase. */
export const translations = (): ReadonlyMap<string, Phrases> => {
  cached ??= readFolder()
  return cached
}
