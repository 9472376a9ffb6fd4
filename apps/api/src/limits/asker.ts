import type { Context } from 'hono'
import type { Config } from '../config.ts'
import type { AppEnv } from '../deps.ts'
import { askerAddress, networkOf } from './address.ts'
import { callerOf } from './connections.ts'

/** The plain address that a call comes from. */
export const askerOf = (
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'> = c.var.deps.config,
): string => {
  // Hono's test helper leaves `env` undefined, and a call of a page has no connection.
  const { clientAddress, incoming } = c.env ?? {}
  const remote = clientAddress ?? (incoming && callerOf(incoming).remote)
  return askerAddress({ forwarded: c.req.header('X-Forwarded-For'), remote, trustedProxies })
}

/** What the client's address is counted by. */
export const clientAddress = (c: Context<AppEnv>): string => networkOf(askerOf(c))
