/**
 * The tolerant building blocks of every answer: a server's oddity never crashes a screen.
 * Unknown fields are dropped, missing ones defaulted, a broken row is skipped and reported.
 */
import * as v from 'valibot'

type Schema = v.GenericSchema
type Report = (what: string, issues: readonly v.BaseIssue<unknown>[]) => void

let report: Report = () => undefined

/** Says where skipped rows are reported; the storefront's API client logs each kind once. */
export const onOddity = (listener: Report) => {
  report = listener
}

const digits = v.pipe(
  v.string(),
  v.regex(/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/),
  v.transform((written) => Number(written.replaceAll(',', ''))),
)

/**
 * A number; numeric text counts, with its thousands apart as well. What is neither,
 * or too large to be one (1e999), makes the row that needs it broken.
 */
export const number = v.pipe(v.union([v.number(), digits]), v.finite())

/** A positive whole number, as ids are. */
export const id = v.pipe(number, v.integer(), v.minValue(1))

/** A whole number that is asked for. */
export const whole = v.pipe(number, v.integer())

/** An amount of money in the base currency, a rating, a percentage: 0 when missing. */
export const amount = v.fallback(number, 0)

/** A sum that a screen says: null when missing, for which a dash stands. */
export const maybeAmount = v.fallback(v.nullable(number), null)

/** A price that is asked for: one that is missing is not 0, and its row is broken. */
export const price = v.pipe(number, v.minValue(0))

/** A count of things: 0 when missing. */
export const count = v.fallback(whole, 0)

/** A count that a screen says: null when missing, of which it says nothing. */
export const maybeCount = v.fallback(v.nullable(whole), null)

const words = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

/** A text: empty when missing. */
export const text = v.fallback(words, '')

/** A text, or null when missing or empty. */
export const maybeText = v.fallback(
  v.nullable(
    v.pipe(
      words,
      v.transform((value) => value || null),
    ),
  ),
  null,
)

/** The address of a picture, or a text that is none: a schema of its own, by which its fields are found. */
export const picture = v.pipe(text, v.title('picture'))
export const maybePicture = v.pipe(maybeText, v.title('picture'))

/** Yes or no; servers say true, 1 and "1". For a setting whose default is yes: wrap it. */
export const yesNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1, '0', '1']),
    v.transform((value) => Number(value) === 1),
  ),
])

/** Yes or no, and no when missing. */
export const flag = v.fallback(yesNo, false)

/** Yes or no, and null where neither is said and a screen would say "no". */
export const maybeFlag = v.fallback(v.nullable(yesNo), null)

/** A date and time as text; one without a zone is the server's, which is UTC (decision 003). */
export const instant = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) =>
      /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(value)
        ? `${value.replace(' ', 'T')}Z`
        : value,
    ),
  ),
  '',
)

const skipped: unique symbol = Symbol('skipped')

/** PHP writes a list whose first rows were filtered out as an object that is keyed by number. */
const asRows = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : value

type Broken = { issues?: readonly v.BaseIssue<unknown>[]; value?: unknown } | undefined

/** Rows of a list, where nothing else is said: a screen draws all that it is given. */
const mostRows = 1000

const upTo = (most: number) => (rows: unknown) => {
  if (!Array.isArray(rows) || rows.length <= most) return rows
  report(`row past number ${most}`, [])
  return rows.slice(0, most)
}

const markedRows = <const Row extends Schema>(row: Row, most: number) =>
  v.pipe(
    v.unknown(),
    v.transform(asRows),
    v.transform(upTo(most)),
    v.array(
      v.fallback(row, ((broken: Broken) => {
        report('row', broken?.issues ?? [])
        return skipped
      }) as never),
    ),
  )

const withoutSkipped = <const Row extends Schema>(rows: readonly unknown[]) =>
  rows.filter((one): one is v.InferOutput<Row> => one !== skipped)

const rowsOf = <const Row extends Schema>(row: Row, most: number) =>
  v.pipe(
    markedRows(row, most),
    v.transform((rows) => withoutSkipped<Row>(rows)),
  )

/**
 * Rows that are the very thing asked for, of which a screen says that there are none. What does not tell them, and
 * what has rows of which none can be read, is no empty list: it cannot be read.
 */
export const rows = <const Row extends Schema>(row: Row) =>
  v.pipe(
    markedRows(row, mostRows),
    v.check(
      (all) => all.length === 0 || all.some((one) => (one as unknown) !== skipped),
      'rows of which none can be read',
    ),
    v.transform((all) => withoutSkipped<Row>(all)),
  )

/**
 * Rows: an empty list when missing; what is no list, a broken row, and more rows than anybody means, is
 * left out and reported.
 */
export const list = <const Row extends Schema>(row: Row, most = mostRows) =>
  v.fallback(rowsOf(row, most), ((broken: Broken) => {
    if (broken?.issues && broken.value != null) report('list', broken.issues)
    return []
  }) as never)

/** One object or null; null when missing, and null (and reported) when broken. */
export const maybe = <const Shape extends Schema>(shape: Shape) =>
  v.fallback(v.nullable(shape), ((broken: Broken) => {
    if (broken?.issues && broken.value !== undefined) report('object', broken.issues)
    return null
  }) as never)

/** Rows of which each has to be read: to leave one out would hide what is bought. */
export const everyRow = <const Row extends Schema>(row: Row) =>
  v.pipe(v.unknown(), v.transform(asRows), v.array(row))

/** Rows or null, where not saying any is not saying that there are none. */
export const maybeList = <const Row extends Schema>(row: Row) => maybe(rowsOf(row, mostRows))

/** A page of rows with how many there are in all: never fewer than are here; null where a server does not say. */
export const counted = <const Entries extends v.ObjectEntries>(
  page: v.ObjectSchema<Entries, undefined>,
  total: keyof Entries & string,
  rowsName: keyof Entries & string,
) =>
  v.pipe(
    page,
    v.transform((told) => {
      const { [total]: number, [rowsName]: here } = told as Readonly<Record<string, unknown>>
      const least = Array.isArray(here) ? here.length : 0
      if (number === null) return told
      return { ...told, [total]: Math.max(Number(number), least) } as typeof told
    }),
  )
