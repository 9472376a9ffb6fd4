import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../deps.ts'

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Whether a request brings this server's own secret, by which it knows its operator. */
export const isOperator = (c: Context<AppEnv>): boolean => {
  const { operatorSecret: secret } = c.var.deps
  const told = c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
  // Latin letters only, so that lengths in letters are lengths in bytes.
  return secret !== undefined && /^[\w-]+$/.test(told) && isSame(told, secret)
}
