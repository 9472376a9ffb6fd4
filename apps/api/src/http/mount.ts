import type { Call } from '@shop/contract'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../deps.ts'
import { countAnswer, inTurn, type Turn, throttle } from '../limits/throttle.ts'
import { bearer, stillBearer } from './bearer.ts'
import { type Judge, path, type Valid, valid } from './valid.ts'

const guest: MiddlewareHandler<AppEnv> = async (c, next) => {
  await throttle(c, null)
  c.header('Vary', 'Accept-Language')
  c.header('Cache-Control', 'no-cache')
  await next()
}

/** A list without both numbers is a whole one (wire.md 1.4), and may be long. */
const isWhole = ({ page, per_page }: Record<string, string>) => !page || !per_page

export interface MountOptions {
  judge?: Judge
  /** Whom it waits for; all other calls without it. */
  turn?: Turn
}

/**
 * Serves a call of the contract: its method and path, its token, its checks, its turn, then `handler`,
 * which reads `c.req.valid('query')` and `c.req.valid('json')`.
 */
export const mount = <C extends Call>(
  app: Hono<AppEnv>,
  call: C,
  handler: (c: Context<AppEnv, string, Valid<C>>) => Response | Promise<Response>,
  { judge, turn = inTurn }: MountOptions = {},
): void => {
  const { auth, method } = call
  const checked = valid(call, judge)
  const answered = async (c: Context<AppEnv, string, Valid<C>>, isCounted: boolean) => {
    const answer = await turn(c, async () => handler(c))
    if (!isCounted || answer.body === null) return answer
    const text = await answer.text()
    countAnswer(c, text)
    return new Response(text, answer)
  }
  if (method === 'GET') {
    const known = auth === 'none' ? guest : bearer(auth)
    const { query } = call
    const isList = query && 'entries' in query && 'per_page' in (query.entries as object)
    app.on(method, path(call), known, checked, (c) =>
      answered(c, Boolean(isList) && isWhole(c.req.query())),
    )
    return
  }
  // A cart comes back whole from each of its changes.
  const change = (c: Context<AppEnv, string, Valid<C>>) => answered(c, true)
  if (auth === 'none') app.on(method, path(call), guest, checked, change)
  else app.on(method, path(call), bearer(auth), checked, stillBearer(auth), change)
}
