/** What became of a file, for whoever brought it. */
import { quoted, shown } from './cells.ts'
import type { Refused } from './product.ts'

export interface Report {
  readonly title: string
  readonly shop: { readonly id: number; readonly name: string }
  readonly isTrial: boolean
  readonly rows: number
  readonly counts: { readonly new: number; readonly changed: number; readonly same: number }
  /** Pictures that were not there before. */
  readonly pictures: number
  /** Products that were refused. */
  readonly refused: readonly Refused[]
  /** Pictures that were refused; their products came without them. */
  readonly missing: readonly Refused[]
  /** What could not be taken as it was: how many products, and the line of the first. */
  readonly notes: ReadonlyMap<string, { readonly count: number; readonly line: number }>
  readonly greyColors: readonly string[]
  readonly unread: readonly string[]
}

/** More than these stand in a file only. */
const listed = 50

const number = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

const lineOf = ({ line, sku, reason }: Refused) =>
  `  line ${line}${sku ? `, ${quoted(sku)}` : ''}: ${reason}`

const listOf = (title: string, all: readonly Refused[]): string[] => {
  if (all.length === 0) return []
  const more = all.length - listed
  return [
    title,
    ...all.slice(0, listed).map(lineOf),
    ...(more > 0 ? [`  and ${more} more: --report FILE lists them all`] : []),
  ]
}

/** The report as a command prints it. */
export const reportText = (report: Report): string => {
  const { title, shop, isTrial, rows, counts, pictures, refused, missing, unread } = report
  const total = counts.new + counts.changed + counts.same + refused.length
  const came = missing.length > 0 ? `${missing.length} missing` : 'none missing'
  return [
    `${title}, ${number(rows, 'row')}, ${number(total, 'product')}, for ${shown(shop.name)} (shop ${shop.id}).`,
    ...(isTrial ? ['A dry run: nothing was written.'] : []),
    `Products: ${counts.new} new, ${counts.changed} changed, ${counts.same} as they were, ${refused.length} refused.`,
    `Pictures: ${pictures} new, ${came}.`,
    ...[...report.notes].map(
      ([note, { count, line }]) => `Products that ${note}: ${count}, the first on line ${line}.`,
    ),
    ...(report.greyColors.length > 0
      ? [
          `Colours whose shade nobody knows are shown in grey: ${report.greyColors.map(shown).join(', ')}.`,
        ]
      : []),
    ...(unread.length > 0 ? [`Columns that were not read: ${unread.map(shown).join(', ')}.`] : []),
    ...listOf('Products that were refused:', refused),
    ...listOf('Pictures that are missing:', missing),
  ].join('\n')
}

/** A cell that no spreadsheet takes for a formula. */
const cell = (value: string | number) => {
  const text = String(value)
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

/** All that was refused, as CSV. */
export const reportCsv = ({ refused, missing }: Report): string => {
  const rows = [
    ...refused.map(({ line, sku, reason }) => [line, sku, 'product', reason]),
    ...missing.map(({ line, sku, reason }) => [line, sku, 'picture', reason]),
  ].sort(([one], [other]) => Number(one) - Number(other))
  return [['line', 'sku', 'refused', 'reason'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n')
}
