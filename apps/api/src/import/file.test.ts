import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Line, openFile, readLines } from './file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (content: string | Buffer, encoding?: string) => {
  const path = join(folder, 'file.csv')
  await writeFile(path, content)
  const source = await openFile(path, encoding, (header) => header.includes('sku'))
  const lines: Line[] = []
  for await (const line of readLines(source)) lines.push(line)
  return { source, lines }
}

test('cells hold separators, quotes and newlines; lines are counted as an editor counts them', async () => {
  const { lines } = await read(
    'sku,name\n1,"a, ""b"""\n\n2,"first\n\nthird\n"\n3, padded \n,\n4,last',
  )
  expect(lines).toEqual([
    { line: 2, cells: ['1', 'a, "b"'] },
    { line: 4, cells: ['2', 'first\n\nthird'] },
    { line: 8, cells: ['3', 'padded'] },
    { line: 10, cells: ['4', 'last'] },
  ])
})

test.each(['\n', '\r\n', '\r'])('lines may end in %j, also within a cell', async (end) => {
  const { lines } = await read(['sku,name', '1,"a', 'b"', '2,c', ''].join(end))
  expect(lines).toEqual([
    { line: 2, cells: ['1', 'a\nb'] },
    { line: 4, cells: ['2', 'c'] },
  ])
})

test.each([',', ';', '\t'])('cells may be separated by %j', async (separator) => {
  const { source, lines } = await read(`sku${separator}name\n1${separator}"x"`)
  expect(source.header).toEqual(['sku', 'name'])
  expect(lines).toEqual([{ line: 2, cells: ['1', 'x'] }])
})

test('a file says itself that it is UTF-8 or UTF-16, or whoever imports it says what it is', async () => {
  const text = 'sku,name\n1,Größe قياس'
  const bigEndian = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  for (const content of [`\ufeff${text}`, Buffer.from(`\ufeff${text}`, 'utf16le'), bigEndian])
    expect((await read(content)).lines).toEqual([{ line: 2, cells: ['1', 'Größe قياس'] }])
  const latin = Buffer.from('sku,name\n1,Größe', 'latin1')
  expect((await read(latin, 'windows-1252')).lines[0]?.cells).toEqual(['1', 'Größe'])
})

test.each<[string, string | Buffer, string]>([
  ['another encoding', Buffer.from('sku,name\n1,a\n2,Größe', 'latin1'), 'Line 3 is not utf-8'],
  ['half a letter', Buffer.from('sku\n1\xc3', 'latin1'), 'Line 2 is not utf-8'],
  ['UTF-16 without a mark', Buffer.from('sku,name', 'utf16le'), '--encoding utf-16le'],
  ['a spreadsheet', Buffer.from('PK\x03\x04rest', 'latin1'), 'is a spreadsheet'],
  ['nothing', '', 'is empty'],
  ['an open quote', 'sku,name\n1,a\n2,"b\n3,c', 'Line 3 cannot be read: a quote is opened'],
  ['a lone quote', 'sku,name\n1,5" screen', 'Line 2 cannot be read: a cell with a quote'],
  ['a quote that ends too early', 'sku,name\n1,"a"b', 'Line 2 cannot be read: a quote within'],
  ['a row without end', `sku,name\n1,"${'x'.repeat(9_000_000)}`, 'cannot be read: a row has'],
])('%s is refused with what to do', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})

test('what is not there, or no file, is said', async () => {
  await expect(openFile(join(folder, 'none.csv'), undefined, () => true)).rejects.toThrow('no file')
  await expect(openFile(folder, undefined, () => true)).rejects.toThrow('is no file')
  await expect(read('sku', 'klingon')).rejects.toThrow('--encoding takes a name')
})
