import type { Context } from 'hono'
import type { AppEnv } from '../deps.ts'
import { translate } from './translate.ts'

/**
 * The success envelope (wire.md 1.2): `data` and `message` are left out when there are none. The
 * message is translated into the shopper's language when there is a translation.
 */
export const answer = (c: Context<AppEnv>, data?: object | null, message?: string | null) =>
  c.json({
    ...(message ? { message: translate(c.var.locale, message) } : {}),
    ...(data ? { data } : {}),
  })
