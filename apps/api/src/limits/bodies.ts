import type { MiddlewareHandler } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { clientAddress } from './asker.ts'

/** Requests with a body that one network may have under way: each is kept in memory until all of it has come. */
const each = 200

/** Refuses with 429 what one network begins beyond that; a proxy's connections are no bound for who stands behind it. */
export const bodiesOfEach = ({ config }: Pick<Deps, 'config'>): MiddlewareHandler<AppEnv> => {
  const underWay = new Map<string, number>()
  return async (c, next) => {
    if (config.rateLimit === 0 || !c.req.raw.body) return next()
    const network = clientAddress(c)
    const count = underWay.get(network) ?? 0
    if (count >= each) {
      c.header('Connection', 'close')
      return refuse(429, 'Too many requests. Please try again later.')
    }
    underWay.set(network, count + 1)
    try {
      await next()
    } finally {
      const left = (underWay.get(network) ?? 1) - 1
      if (left > 0) underWay.set(network, left)
      else underWay.delete(network)
    }
  }
}
