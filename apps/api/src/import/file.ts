/** Reads the rows of a CSV file, one after the other, in whatever way it was saved. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { Refusal } from '../http/index.ts'

/** One row as it stands in the file. */
export interface Line {
  /** Where it begins; the header is line 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A file that could be opened: how its bytes are letters, and what stands between its cells. */
export interface Source {
  readonly path: string
  readonly encoding: string
  readonly delimiter: string
  readonly header: readonly string[]
}

const marks = [
  { start: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { start: [0xff, 0xfe], encoding: 'utf-16le' },
  { start: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

const delimiters = [',', ';', '\t']

/** A whole row of a product; more than that is a quote that nobody closed. */
const maxRow = 8 * 1024 * 1024
const headSize = 64 * 1024

const readHead = async (path: string) => {
  const file = await open(path).catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Refusal(missing ? `There is no file ${path}.` : `${path} cannot be read: ${error}`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    throw new Refusal(`${path} is no file.`)
  } finally {
    await file.close()
  }
}

const isKnown = (encoding: string) => {
  try {
    return new TextDecoder(encoding).encoding !== ''
  } catch {
    return false
  }
}

/** What the file's bytes mean: it says so itself, or whoever imports it does; else UTF-8. */
const encodingOf = (path: string, head: Buffer, told: string | undefined): string => {
  if (told !== undefined && !isKnown(told))
    throw new Refusal(`--encoding takes a name such as utf-8 or windows-1252, not ${told}.`)
  if (head.length === 0) throw new Refusal(`${path} is empty.`)
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    throw new Refusal(`${path} is a spreadsheet: save it as CSV (UTF-8) first.`)
  const mark = marks.find(({ start }) => start.every((byte, at) => head[at] === byte))
  if (told === undefined && !mark && head.includes(0))
    throw new Refusal(`${path} is no text, or UTF-16 that does not say so: --encoding utf-16le.`)
  return mark?.encoding ?? told ?? 'utf-8'
}

const countLines = (text: string) => text.split('\n').length - 1

/** Lines end as they please, in one file too; behind this they all end alike. */
const evenLines = () => {
  let held = ''
  return (text: string, isLast: boolean): string => {
    const whole = held + text
    held = !isLast && whole.endsWith('\r') ? '\r' : ''
    return whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n')
  }
}

async function* decode({ path, encoding }: Pick<Source, 'path' | 'encoding'>) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const even = evenLines()
  let lines = 1
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk
    let text: string
    try {
      text = even(decoder.decode(bytes, { stream: true }), false)
    } catch {
      const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\ufffd')
      throw new Refusal(
        `Line ${lines + countLines(before)} is not ${encoding}: save the file as CSV UTF-8, or say what it is, as in --encoding windows-1252.`,
      )
    }
    lines += countLines(text)
    yield text
  }
  try {
    yield even(decoder.decode(), true)
  } catch {
    throw new Refusal(`Line ${lines} is not ${encoding}: the file ends within a letter.`)
  }
}

const reading = (delimiter: string) => ({
  delimiter,
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: '\n',
  max_record_size: maxRow,
})

const firstRow = (text: string, delimiter: string): string[] => {
  try {
    const [row] = parseAtOnce(text, { ...reading(delimiter), info: false, to: 1 })
    return (row ?? []).map((name) => name.trim())
  } catch {
    return []
  }
}

const problems: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quote within a cell must be written twice',
  INVALID_OPENING_QUOTE:
    'a cell with a quote in it must stand in quotes, and the quote must be written twice',
  CSV_MAX_RECORD_SIZE: 'a row has more than 8 MB, or a quote is never closed',
}

const endless = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'])

/** Opens a file and finds the header that `isHeader` knows; throws Refusal for what is no CSV. */
export const openFile = async (
  path: string,
  told: string | undefined,
  isHeader: (header: readonly string[]) => boolean,
): Promise<Source> => {
  const head = await readHead(path)
  const encoding = encodingOf(path, head, told)
  const text = evenLines()(new TextDecoder(encoding).decode(head), true)
  const delimiter = delimiters.find((one) => isHeader(firstRow(text, one))) ?? ','
  return { path, encoding, delimiter, header: firstRow(text, delimiter) }
}

/** The rows below the header. Empty ones are left out; a file that is no CSV throws Refusal. */
export async function* readLines(source: Source): AsyncGenerator<Line> {
  const parser = parse(reading(source.delimiter))
  // What goes wrong in here comes out of the parser, which is what we wait for.
  pipeline(Readable.from(decode(source)), parser, () => undefined)
  let end = 0
  try {
    for await (const { record, info } of parser) {
      const cells: string[] = record
      const line = info.lines - cells.reduce((sum, cell) => sum + countLines(cell), 0)
      const texts = cells.map((cell) => cell.replaceAll('\0', '').trim())
      if (end > 0 && texts.some(Boolean)) yield { line, cells: texts }
      end = info.lines
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A row without end is noticed much later than where it begins.
    const line = endless.has(error.code) ? end + 1 : error.lines
    throw new Refusal(`Line ${line} cannot be read: ${problems[error.code] ?? error.message}.`)
  }
}
