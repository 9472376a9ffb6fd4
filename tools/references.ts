/** What documents refer to: `path/to/file#name`, where the name is a test's title or a story's export. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** The lines of a document. */
export const linesOf = (document: string) =>
  readFileSync(path.join(root, document), 'utf8').split('\n')

/** The cells of a table's row; a bar inside one is written "\|". */
export const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

const texts = new Map<string, string | null>()

/** What a file holds, a folder nothing; null where there is none. */
function textOf(file: string): string | null {
  const known = texts.get(file)
  if (known !== undefined) return known
  const place = path.join(root, file)
  const text = !existsSync(place)
    ? null
    : statSync(place).isDirectory()
      ? ''
      : readFileSync(place, 'utf8')
  texts.set(file, text)
  return text
}

/** A story's export, or a title as the source writes it: an apostrophe may be escaped there. */
const isNamed = (file: string, text: string, name: string) =>
  file.endsWith('.stories.tsx')
    ? text.includes(`export const ${name}: Story`)
    : text.includes(name) || text.includes(name.replaceAll("'", "\\'"))

/** What is wrong with a reference; null when it leads somewhere. */
export function faultOf(file: string, name?: string): string | null {
  const text = textOf(file)
  if (text === null) return `${file} is gone`
  return name === undefined || isNamed(file, text, name) ? null : `${file} has no “${name}”`
}

/** Prints what is wrong in a document, and ends the check with a failure when anything is. */
export function report(document: string, faults: readonly string[], allRight: string) {
  for (const fault of faults) console.error(`${document}: ${fault}`)
  if (faults.length > 0) process.exit(1)
  console.log(allRight)
}
