import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../deps.ts'
import { HungUp, TooBusy } from '../limits/gate.ts'
import { codeOf, described, isDatabaseState } from '../log.ts'
import { Refusal } from './refusal.ts'
import { translate } from './translate.ts'

const say = (c: Context<AppEnv>, message: string, values?: Refusal['values']) =>
  translate(c.var.locale ?? 'en', message, values)

/** A field's name is a phrase like any other. */
const valuesIn = (c: Context<AppEnv>, { values }: Refusal): Refusal['values'] =>
  values.attribute ? { ...values, attribute: say(c, values.attribute) } : values

const refusalBody = (
  c: Context<AppEnv>,
  { message, errors, values }: Omit<Refusal, 'name' | 'status'>,
) => ({
  message: say(c, message, values),
  ...(errors && {
    errors: Object.fromEntries(
      Object.entries(errors).map(([key, texts]) => [
        key,
        texts.map((text) => say(c, text, values)),
      ]),
    ),
  }),
})

/** Every failure as JSON; what a client can cause is never a 500. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof Refusal) {
    if (error.status === 503) c.header('Retry-After', '30')
    const values = valuesIn(c, error)
    return c.json(refusalBody(c, { ...error, message: error.message, values }), error.status)
  }
  if (error instanceof HTTPException)
    return c.json({ message: say(c, error.message || 'The request failed.') }, error.status)
  if (error instanceof TooBusy) {
    c.header('Retry-After', '1')
    return c.json({ message: say(c, 'Too many requests. Please try again later.') }, 503)
  }
  if (error instanceof HungUp) return c.body(null, 400)
  const code = codeOf(error)
  // Class 22: a value that the column cannot hold. It came with the request.
  if (code?.startsWith('22'))
    return c.json({ message: say(c, 'The request holds a value that cannot be stored.') }, 422)
  // Whoever asked has hung up while writing: nobody failed, and nobody reads this.
  if (code === 'ECONNRESET' && c.req.raw.signal.aborted) return c.body(null, 400)
  if (isDatabaseState(error)) {
    c.header('Retry-After', '5')
    return c.json({ message: say(c, 'The shop is not available right now.') }, 503)
  }
  // As it was written: decoded, a path may hold a line of its own.
  console.error('%s %s failed: %s', c.req.method, new URL(c.req.url).pathname, described(error))
  return c.json({ message: say(c, 'Server error. Please try again later.') }, 500)
}

/** Unknown paths are JSON too: a client must be able to tell them from a page. */
export const onNotFound: NotFoundHandler<AppEnv> = (c) =>
  c.json({ message: say(c, 'Not found') }, 404, { 'X-Content-Type-Options': 'nosniff' })
