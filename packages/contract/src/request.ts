/** The strict building blocks of requests: the server answers 422 with `errors` on what they refuse. */
import * as v from 'valibot'
import { lengths } from './lengths.ts'

/** An id in a body or a query: a whole number, or its digits. */
export const idParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(2_147_483_647),
)

/** A number in a query. */
export const numberParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/), v.transform(Number))]),
  v.finite(),
  v.minValue(0),
)

const several = /^\d{1,9}(\.\d{1,4})?(,\d{1,9}(\.\d{1,4})?){0,49}$/

/** Up to 50 numbers that `fits` takes, separated by commas: `3,7`. One alone is a list of one. */
export const listParam = (fits: (value: number) => boolean) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(several))]),
    v.transform((value) => String(value).split(',').map(Number)),
    v.check((values) => values.every(fits)),
  )

/** Several ids. */
export const idsParam = listParam((value) => Number.isInteger(value) && value >= 1)

/** A list of at most so many items: of a longer one none is looked at, and each would be refused. */
export const atMost = <const List extends v.GenericSchema<unknown[], unknown[]>>(
  most: number,
  list: List,
): List => {
  const tooLong = v.pipe(v.array(v.unknown()), v.maxLength(most))
  return {
    ...list,
    '~run': (dataset, config) =>
      Array.isArray(dataset.value) && dataset.value.length > most
        ? (tooLong['~run'](dataset, config) as ReturnType<List['~run']>)
        : list['~run'](dataset, config),
  }
}

/** true/false in JSON; 1/0 in a query or form (wire.md 1.1). */
export const flagParam = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1, '0', '1']),
    v.transform((value) => Number(value) === 1),
  ),
])

/** The name of one of the shop's currencies (settings' `currencies`). */
export const currencyParam = v.pipe(v.string(), v.maxLength(40))

/** A text of at most `max` characters, trimmed, without null bytes; it must say something. */
export const textParam = (max: number = lengths.line) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replaceAll('\0', '')),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
  )

/** The same, but it may be absent, null or empty: all three mean "nothing". */
export const maybeTextParam = (max: number = lengths.line) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => value?.replaceAll('\0', '').trim() || null),
      v.nullable(v.pipe(v.string(), v.maxLength(max))),
    ),
    null,
  )

/** Something that may be absent or null. */
export const maybeParam = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null)

/** Paging (wire.md 1.4): only when both are sent. */
export const paging = {
  page: v.optional(v.pipe(numberParam, v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  per_page: v.optional(v.pipe(numberParam, v.integer(), v.minValue(1), v.maxValue(100))),
}

/** A file in the body of a multipart call; the server looks at its content when it takes it. */
export const fileParam = v.blob()
