/**
 * `npm run lint`: docs/spec-coverage.md says which test or story shows each sentence of the
 * specification. A row without one, or one whose file or name is gone, fails the check.
 *
 * A reference is `path/to/file#name`, where the name is a test's title or a story's export.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const table = 'docs/spec-coverage.md'

const isRow = (line: string) => line.startsWith('|') && !/^\|\s*(-|Sentence)/.test(line)

// A bar inside a sentence is written "\|".
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

const texts = new Map<string, string | null>()

function textOf(file: string): string | null {
  const known = texts.get(file)
  if (known !== undefined) return known
  const place = path.join(root, file)
  const text = existsSync(place) ? readFileSync(place, 'utf8') : null
  texts.set(file, text)
  return text
}

/** A story's export, or a title as the source writes it: an apostrophe may be escaped there. */
const isNamed = (file: string, text: string, name: string) =>
  file.endsWith('.stories.tsx')
    ? text.includes(`export const ${name}: Story`)
    : text.includes(name) || text.includes(name.replaceAll("'", "\\'"))

function faultsOf(line: string): string[] {
  const [sentence = '', shown = ''] = cellsOf(line)
  const references = [...shown.matchAll(/`([^`#]+)#([^`]+)`/g)]
  if (references.length === 0) return [`nothing shows “${sentence}”`]
  return references.flatMap(([, file = '', name = '']) => {
    const text = textOf(file)
    if (text === null) return [`${file} is gone (“${sentence}”)`]
    return isNamed(file, text, name) ? [] : [`${file} has no “${name}” (“${sentence}”)`]
  })
}

const rows = readFileSync(path.join(root, table), 'utf8').split('\n').filter(isRow)
const faults = rows.flatMap(faultsOf)
for (const fault of faults) console.error(`${table}: ${fault}`)
if (faults.length > 0) process.exit(1)
console.log(`${rows.length} sentences of the specification are shown by tests and stories.`)
