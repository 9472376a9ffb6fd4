/** Whoever opens a shop is told all that its environment can say: nothing is read in secret. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from './config.ts'

const root = resolve(import.meta.dirname, '../../..')
/** Set by what starts the program, not by a person. */
const ofTheStart = ['INIT_CWD', 'NODE_ENV']

const sources = globSync('{apps/*/{src,server,app},packages/*/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\b|\/node_modules\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What a file asks the environment for by itself: `process.env.NAME`, or out of it in braces. */
const variablesIn = (text: string): string[] => [
  ...[...text.matchAll(/\benv(?:\.|\??\.?\[['"])([A-Z][A-Z0-9_]*)\b/g)].map(
    ([, name = '']) => name,
  ),
  ...[...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]*\b/g) ?? [],
  ),
]
const known = new Set([...variableNames(), ...ofTheStart, 'SSR', 'DEV', 'PROD'])

test('the servers read no variable that the list lacks', () => {
  expect(sources.length).toBeGreaterThan(500)
  const unknown = sources.flatMap(({ file, text }) =>
    variablesIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${name} in ${file}`),
  )
  expect(unknown).toEqual([])
})

test.each([
  ['process.env.SHOP_NAME', ['SHOP_NAME']],
  ["env['SHOP_NAME']", ['SHOP_NAME']],
  ['const { SHOP_NAME, OTHER: other } = process.env', ['SHOP_NAME', 'OTHER']],
])('%s counts as read', (text, names) => {
  expect(variablesIn(text)).toEqual(names)
})

test('the README has a row for each, and none for another', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z_]+\*?)` /gm)].map(([, row = '']) => row)
  const isOf = (row: string, name: string) =>
    row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row
  const names = variableNames()
  expect(names.filter((name) => !rows.some((row) => isOf(row, name)))).toEqual([])
  const unread = rows.filter((row) => !names.some((name) => isOf(row, name)))
  expect(unread, 'the tests read one of their own').toEqual(['CHROMIUM_PATH'])
})
