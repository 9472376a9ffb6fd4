import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../deps.ts'
import { discard, readStart } from './body-start.ts'

/**
 * Refuses a body that is longer than it may be. Hono's own leaves what it refuses, and what nobody reads,
 * in the connection, which then takes no other request and is closed under whoever shares it.
 *
 * @param maxSizeOf in bytes
 * @param refuse answers a request whose body is too long
 */
export const bodyLimit =
  (
    maxSizeOf: (c: Context<AppEnv>) => number,
    refuse: (c: Context<AppEnv>) => Response,
  ): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { body, headers } = c.req.raw
    if (!body) return next()
    const maxSize = maxSizeOf(c)
    // How long it is need not be said, and is not believed where it comes in chunks.
    if (headers.has('Transfer-Encoding') || !headers.has('Content-Length')) {
      const { bytes, rest } = await readStart(body, maxSize)
      if (rest) {
        void discard(rest)
        return refuse(c)
      }
      c.req.raw = new Request(c.req.raw, { body: bytes })
      return next()
    }
    const isTooLong = Number(headers.get('Content-Length')) > maxSize
    if (!isTooLong) await next()
    if (!body.locked) void discard(body.getReader())
    if (isTooLong) return refuse(c)
  }
