/** A catalogue in a CSV file, of whichever kind it is. */
import { Refusal } from '../http/index.ts'
import { shown } from './cells.ts'
import { openFile, readLines, type Source } from './file.ts'
import type { Format, Found, Reader, Row, Settings } from './format.ts'
import { own } from './own.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

export const formats = [shopify, woocommerce, own]

/** Columns go by their names, however those are written. */
const columnsOf = (header: readonly string[]): string[] =>
  header.map((name) => name.toLowerCase().replace(/\s+/g, ' '))

const formatOf = (header: readonly string[]): Format | undefined =>
  formats.find((format) => format.matches(columnsOf(header)))

const isRead = ({ columns, numbered }: Format, column: string) =>
  columns.includes(column) || numbered?.test(column) === true

export interface Catalogue {
  /** What kind of file it is. */
  readonly title: string
  /** Columns that nobody reads, as the file writes them. */
  readonly unread: readonly string[]
  /** Rows below the header. */
  readonly rows: number
  /** Its products, one after the other: the file is never in memory as a whole. */
  products(): AsyncGenerator<Found>
}

/** More than any text that is taken, and little enough to be cleaned in a moment. */
const longestCell = 200_000

const faultOf = (cells: readonly string[], columns: readonly string[]): string | undefined => {
  if (cells.length !== columns.length)
    return 'the row has more or fewer cells than the header: a quote or a separator is missing'
  const long = cells.findIndex(({ length }) => length > longestCell)
  return long < 0 ? undefined : `${columns[long]} is longer than ${longestCell} letters`
}

async function* rowsOf(source: Source): AsyncGenerator<Row> {
  const columns = columnsOf(source.header)
  // Of two columns with one name the first counts.
  const indexes = new Map(columns.map((name, index) => [name, index] as const).toReversed())
  for await (const { line, cells } of readLines(source)) {
    yield {
      line,
      fault: faultOf(cells, columns),
      read: (...names) => {
        const column = names.map((name) => indexes.get(name)).find((one) => one !== undefined)
        return column === undefined ? undefined : (cells[column] ?? '')
      },
    }
  }
}

async function* productsOf(source: Source, reader: Reader) {
  for await (const row of rowsOf(source)) yield* reader.take(row)
  yield* reader.end()
}

const strange = (header: readonly string[]) =>
  `The first row is of no kind that is known: ${header.slice(0, 8).map(shown).join(', ')}. Known are Shopify's and WooCommerce's product CSV (WooCommerce's with English column names: set the site's language to English for the export) and the one of docs/import.md.`

/** Opens a file and reads it through once: what is no CSV is refused before anything is taken. */
export const openCatalogue = async (
  path: string,
  settings: Settings,
  encoding?: string,
): Promise<Catalogue> => {
  const source = await openFile(path, encoding, (header) => formatOf(header) !== undefined)
  const format = formatOf(source.header)
  if (!format) throw new Refusal(strange(source.header))
  const columns = columnsOf(source.header)
  const reader = format.start(columns, settings)
  let rows = 0
  for await (const row of rowsOf(source)) {
    rows++
    reader.look?.(row)
  }
  return {
    title: format.title,
    unread: source.header.filter((_, index) => !isRead(format, columns[index] ?? '')),
    rows,
    products: () => productsOf(source, reader),
  }
}
