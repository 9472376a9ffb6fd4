/** Publishing to a hosted or self-hosted Pusher-compatible service, over its HTTP API. */
import { createHash, createHmac } from 'node:crypto'
import type { PusherConfig } from '../config.ts'
import type { Realtime } from './realtime.ts'

const timeout = 5000

const originOf = ({ host, cluster }: PusherConfig) => {
  if (host === null) return `https://api-${cluster}.pusher.com`
  return /^https?:\/\//.test(host) ? host : `https://${host}`
}

/**
 * The query that proves who publishes (the service's HTTP API, version 1.0): everything but the
 * body's own bytes is signed, and those by their hash.
 */
export const signedPath = (
  { appId, key, secret }: Pick<PusherConfig, 'appId' | 'key' | 'secret'>,
  body: string,
  now: Date,
): string => {
  const path = `/apps/${encodeURIComponent(appId)}/events`
  const query = [
    `auth_key=${key}`,
    `auth_timestamp=${Math.floor(now.getTime() / 1000)}`,
    'auth_version=1.0',
    `body_md5=${createHash('md5').update(body).digest('hex')}`,
  ].join('&')
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${query}`).digest('hex')
  return `${path}?${query}&auth_signature=${signature}`
}

/** A service outside of this process, as PUSHER_* name it. */
export const createHosted = (
  config: PusherConfig,
  now: () => Date = () => new Date(),
): Realtime => {
  const origin = originOf(config)
  const { hostname, port, protocol } = new URL(origin)
  const own = config.host !== null
  const isSecure = protocol === 'https:'
  return {
    publish: async (channel, event, data) => {
      const body = JSON.stringify({ name: event, channels: [channel], data: JSON.stringify(data) })
      try {
        const answer = await fetch(`${origin}${signedPath(config, body, now())}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
        // Unread, it would hold its connection.
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      } catch (error) {
        console.warn(`The event ${event} was not published: ${String(error)}`)
      }
    },
    settings: () => ({
      pusher_app_key: config.key,
      pusher_app_cluster: config.cluster,
      pusher_host: own ? hostname : null,
      pusher_port: own ? Number(port) || (isSecure ? 443 : 80) : null,
      pusher_scheme: own ? (isSecure ? 'https' : 'http') : null,
    }),
    awaits: () => false,
    upgrade: () => undefined,
    close: () => undefined,
  }
}
