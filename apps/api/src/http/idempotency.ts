import type { Context } from 'hono'
import type { AppEnv } from '../deps.ts'
import { refuse } from './refusal.ts'

/** The idempotency key of a request that a client may have to send again; null without one. */
export const idempotencyKey = (c: Context<AppEnv>): string | null => {
  const key = c.req.header('Idempotency-Key')?.trim() ?? null
  if (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key))
    refuse(422, 'The Idempotency-Key header is not valid.')
  return key
}
