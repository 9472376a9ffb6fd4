/** Who sits at the machine that the shop runs on. */
import { isIPv4 } from 'node:net'
import type { Context } from 'hono'
import type { Config } from '../config.ts'
import type { AppEnv } from '../deps.ts'
import { askerOf } from './asker.ts'

/** Whether an address or a host's name is this machine's own, reached by nobody else. */
export const isLoopback = (host: string): boolean =>
  host === '::1' ||
  host === '[::1]' ||
  (isIPv4(host) && host.startsWith('127.')) ||
  /^(.+\.)?localhost$/i.test(host)

/** A proxy on this machine looks like somebody who sits at it, but for what it writes here. */
const ofProxies = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Real-IP']

const originHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')

/**
 * Whether a call comes from this machine itself: not through a proxy that nobody told us to trust,
 * and not from another site's page in a browser here.
 */
export const isNear = (c: Context<AppEnv>, config: Pick<Config, 'trustedProxies'>): boolean => {
  const { trustedProxies } = config
  if (trustedProxies === 0 && ofProxies.some((name) => c.req.header(name) !== undefined))
    return false
  const origin = c.req.header('Origin')
  return isLoopback(askerOf(c, config)) && (origin === undefined || isLoopback(originHost(origin)))
}
