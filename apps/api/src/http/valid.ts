/** Checks requests by the contract's calls, so that a handler only sees what the wire allows. */
import type { Call } from '@shop/contract'
import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../deps.ts'
import { readForm } from './form.ts'
import { fieldErrors } from './issues.ts'
import { Refusal, refuse } from './refusal.ts'
import { fieldOf, isNothing } from './upload.ts'

type Got<S, Key extends string> = S extends v.GenericSchema
  ? { [K in Key]: v.InferOutput<S> }
  : object

export interface Valid<C extends Call> {
  in: Record<never, never>
  out: object & Got<C['query'], 'query'> & Got<C['body'], 'json'>
}

/** Values that a request may hold in all: an order says seven of each line. */
const maxValues = 5000
/** An operator's: products are brought in by the hundred. */
const maxOfOperator = 500_000

/** Null bytes cannot be stored and half a surrogate pair is no text: neither gets past here. */
const clean = (input: unknown, most: number): unknown => {
  let count = 0
  const cleaned = (value: unknown, depth: number): unknown => {
    count += 1
    if (count > most) return refuse(422, 'The request holds too many values.')
    if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value
    if (depth > 20) return refuse(422, 'The request is nested too deeply.')
    if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, cleaned(item, depth + 1)]),
    )
  }
  return cleaned(input, 0)
}

/** Empty means absent (wire.md 1.1), in queries and at the top of a body. */
const withoutEmpty = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== null && !isNothing(value),
    ),
  )

/** A form's fields; `field[]` and `field[0]` are items of a list (wire.md 11). */
const fieldsOf = (form: FormData): Record<string, unknown> => {
  const lists = new Map<string, unknown[]>()
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) {
    const field = fieldOf(name)
    if (field === name) fields.set(name, value)
    else if (!isNothing(value)) {
      const items = lists.get(field) ?? []
      items.push(value)
      lists.set(field, items)
    }
  }
  return Object.fromEntries([...fields, ...lists])
}

const readBody = async (c: Context<AppEnv>): Promise<unknown> => {
  const type = c.req.header('Content-Type') ?? ''
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    return fieldsOf(await readForm(c, type))
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return refuse(422, unreadable)
  }
}

const unreadable = 'The request body could not be read.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What else is wrong with a form, thrown as a Refusal: for forms that say all of it at once. */
export type Judge = (c: Context<AppEnv>, form: Readonly<Record<string, unknown>>) => Promise<void>

const judged = async (judge: Judge | undefined, ...args: Parameters<Judge>) => {
  try {
    await judge?.(...args)
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return error
    throw error
  }
  return null
}

const check = async (
  schema: v.GenericSchema,
  input: unknown,
  c: Context<AppEnv>,
  judge?: Judge,
): Promise<object> => {
  const isOperator = c.req.path.startsWith('/api/operator/')
  const fields = clean(input, isOperator ? maxOfOperator : maxValues)
  if (!isRecord(fields)) return refuse(422, unreadable)
  const form = withoutEmpty(fields)
  const result = v.safeParse(schema, form)
  if (result.success) return result.output as object
  const errors = fieldErrors(result.issues, c.var.locale, schema)
  const more = await judged(judge, c, form)
  throw new Refusal(
    Object.values(errors)[0]?.[0] ?? unreadable,
    { ...more?.errors, ...errors },
    422,
    more?.values,
  )
}

/**
 * Middleware that checks query and body of a call and answers 422 with `errors` by field. Handlers
 * read the result with `c.req.valid('query')` and `c.req.valid('json')`. `judge` is asked about a body
 * that is refused, so that its shopper hears everything at once.
 *
 * @example app.get(path(getProducts), valid(getProducts), (c) => list(c.req.valid('query')))
 */
export const valid =
  <C extends Call>(call: C, judge?: Judge): MiddlewareHandler<AppEnv, string, Valid<C>> =>
  async (c, next) => {
    if (call.query) c.req.addValidatedData('query', await check(call.query, c.req.query(), c))
    if (call.body)
      c.req.addValidatedData('json', await check(call.body, await readBody(c), c, judge))
    await next()
  }

/** A call's path as Hono writes it: /shops/{id} becomes /shops/:id. */
export const path = (call: Pick<Call, 'path'>) => call.path.replace(/\{(\w+)\}/g, ':$1')

/** An id inside a path; 404 when it cannot be one (wire.md 1.3). */
export const pathId = (text: string | undefined, message = 'Not found'): number =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse(404, message)
