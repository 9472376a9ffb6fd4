import type { Context, MiddlewareHandler } from 'hono'
import type { UserRow } from '../auth/tables.ts'
import { findUserByToken } from '../auth/tokens.ts'
import type { AppEnv } from '../deps.ts'
import { lookUpInTurn, throttle } from '../limits/throttle.ts'
import { refuse } from './refusal.ts'

const tokenOf = (header: string | undefined) =>
  /^Bearer ([\w.~+/=|-]{1,512})$/i.exec(header ?? '')?.[1]

/** Who sends the request, as the database knows them now. */
const findSender = (c: Context<AppEnv>): Promise<UserRow | null> => {
  const { deps } = c.var
  const token = tokenOf(c.req.header('Authorization'))
  if (!token) return Promise.resolve(null)
  return lookUpInTurn(c, () => findUserByToken(deps.db, token, deps.now()))
}

/**
 * Looks up who sends the request and puts them into `c.var.user`. `required` answers 401 without a
 * valid token, and 403 when it is not a customer's; `optional` takes everybody else for a guest.
 * Counts the request against the shopper's limit, or the guest's address.
 */
export const bearer =
  (need: 'required' | 'optional'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const user = await findSender(c)
    await throttle(c, user)
    if (need === 'required' && !user) refuse(401, 'Unauthenticated.')
    if (need === 'required' && user?.role !== 'customer')
      refuse(403, 'Only customers can use the shop.')
    c.set('user', user?.role === 'customer' ? user : null)
    // Answers to a known shopper are theirs alone, whoever stands in between.
    c.header('Vary', 'Authorization, Accept-Language')
    c.header('Cache-Control', 'private, no-store')
    await next()
  }

/**
 * Looks again who sends the request, once its body is there: that may have taken minutes, and a session
 * that has ended meanwhile writes nothing. What the account says now is what counts.
 */
export const stillBearer =
  (need: 'required' | 'optional'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.var.user) {
      const user = await findSender(c)
      if (need === 'required' && !user) refuse(401, 'Unauthenticated.')
      c.set('user', user)
    }
    await next()
  }

/** The signed-in shopper behind `bearer('required')`. */
export const userOf = (c: { readonly var: AppEnv['Variables'] }) =>
  c.var.user ?? refuse(401, 'Unauthenticated.')
