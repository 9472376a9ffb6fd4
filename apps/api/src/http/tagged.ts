import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../deps.ts'

const written = new WeakMap<object, { readonly text: string; readonly tag: string }>()

function writtenOf(of: object, body: object) {
  const before = written.get(of)
  if (before) return before
  const text = JSON.stringify(body)
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const one = { text, tag }
  written.set(of, one)
  return one
}

/**
 * Answers what is the same for everybody: written once for as long as an object lives, and not sent again to who has it
 * (ETag and If-None-Match, RFC 9110 section 13.1.2).
 *
 * @param of what the answer is made of
 */
export function answerTagged(c: Context<AppEnv>, of: object, body: object = { data: of }) {
  const { text, tag } = writtenOf(of, body)
  c.header('ETag', tag)
  if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}
