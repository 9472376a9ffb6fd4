import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { testNow } from '../testing/index.ts'
import { formats } from './catalogue.ts'
import type { Row } from './format.ts'
import { own } from './own.ts'

const files = [
  'fixtures/shopify.csv',
  'fixtures/shopify-new.csv',
  'fixtures/woocommerce.csv',
  '../../../../docs/import-example.csv',
].map((file) => {
  const [header = [], ...rows] = parse(readFileSync(join(import.meta.dirname, file), 'utf8'), {
    relaxColumnCount: true,
  })
  return { columns: header.map((name) => name.toLowerCase()), rows }
})

/** The columns that a format asks for while it takes these files. */
const askedBy = (format: (typeof formats)[number]) => {
  const asked = new Set<string>()
  for (const { columns, rows } of files.filter((file) => format.matches(file.columns))) {
    const reader = format.start(columns, { isComma: false, now: testNow })
    const read = rows.map(
      (cells, index): Row => ({
        line: index + 2,
        fault: undefined,
        read: (...names) => {
          for (const name of names) asked.add(name)
          const column = names.find((name) => columns.includes(name))
          return column === undefined ? undefined : (cells[columns.indexOf(column)] ?? '')
        },
      }),
    )
    for (const row of read) reader.look?.(row)
    for (const row of read) reader.take(row)
    reader.end()
  }
  return [...asked]
}

test.each(formats)('$title: every column that counts as read is read', (format) => {
  expect(askedBy(format)).toEqual(expect.arrayContaining([...format.columns]))
})

test('the paper has a row for every column of our own format', () => {
  const paper = readFileSync(join(import.meta.dirname, '../../../../docs/import.md'), 'utf8')
  const rows = paper
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1]] : []))
  const named = new Set(rows.flatMap((cell) => cell?.match(/\w+/g) ?? []))
  expect(own.columns.filter((column) => !named.has(column))).toEqual([])
})

test('the example has every column of our own format', () => {
  const example = files.find(({ columns }) => own.matches(columns))
  expect(example?.columns).toEqual(expect.arrayContaining([...own.columns]))
})
