import type { Call } from '@shop/contract'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../deps.ts'
import { inTurn, throttle, throttleList } from '../limits/throttle.ts'
import { bearer, stillBearer } from './bearer.ts'
import type { PageQuery } from './paging.ts'
import { type Judge, path, type Valid, valid } from './valid.ts'

const guest: MiddlewareHandler<AppEnv> = async (c, next) => {
  await throttle(c, null)
  c.header('Vary', 'Accept-Language')
  c.header('Cache-Control', 'no-cache')
  await next()
}

/** What was checked already; empty means absent (wire.md 1.1). */
const pageAsked = ({ page, per_page }: Record<string, string>): PageQuery => ({
  page: page ? Number(page) : undefined,
  per_page: per_page ? Number(per_page) : undefined,
})

/**
 * Serves a call of the contract: its method and path, its token, its checks, then `handler`, which
 * reads `c.req.valid('query')` and `c.req.valid('json')`.
 */
export const mount = <C extends Call>(
  app: Hono<AppEnv>,
  call: C,
  handler: (c: Context<AppEnv, string, Valid<C>>) => Response | Promise<Response>,
  judge?: Judge,
): void => {
  const { auth, method } = call
  const checked = valid(call, judge)
  if (method === 'GET') {
    const known = auth === 'none' ? guest : bearer(auth)
    const { query } = call
    const isList = query && 'entries' in query && 'per_page' in (query.entries as object)
    app.on(method, path(call), known, checked, async (c) => {
      if (isList) await throttleList(c, pageAsked(c.req.query()))
      return inTurn(c, async () => handler(c))
    })
  } else if (auth === 'none') app.on(method, path(call), guest, checked, handler)
  else app.on(method, path(call), bearer(auth), checked, stillBearer(auth), handler)
}
