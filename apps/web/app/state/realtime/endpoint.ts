import type { Settings } from '@shop/contract'

type RealtimeSettings = Pick<
  Settings,
  'pusher_app_key' | 'pusher_app_cluster' | 'pusher_host' | 'pusher_port' | 'pusher_scheme'
>

/** Where the shop's events are said. */
export interface Endpoint {
  key: string
  cluster: string
  host: string
  port: number
  secure: boolean
}

// Settings come from a server that may not be ours, and end up in a header.
const hostName = /^([a-z\d]([\w.-]*[a-z\d])?|\[[\da-f:.]+\])$/i
const clusterName = /^[a-z\d-]+$/i

const portOf = (port: number | null, secure: boolean) =>
  port !== null && Number.isInteger(port) && port > 0 && port < 65_536 ? port : secure ? 443 : 80

/** The host that settings name, else the cluster, encrypted (decision 023); null without a key. */
export function endpointOf(settings: RealtimeSettings): Endpoint | null {
  const key = settings.pusher_app_key
  if (!key) return null
  const cluster = settings.pusher_app_cluster || 'mt1'
  if (!clusterName.test(cluster)) return null
  const host = settings.pusher_host
  if (!host) return { key, cluster, host: `ws-${cluster}.pusher.com`, port: 443, secure: true }
  if (!hostName.test(host)) return null
  const secure = settings.pusher_scheme !== 'http'
  return { key, cluster, host, port: portOf(settings.pusher_port, secure), secure }
}

/** What a Content-Security-Policy must let a page connect to. */
export function connectSources(settings: RealtimeSettings): string[] {
  const endpoint = endpointOf(settings)
  if (!endpoint) return []
  const { host, port, secure } = endpoint
  return [`${secure ? 'wss' : 'ws'}://${host}:${port}`]
}
