import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Settings } from '@shop/contract'

/** What settings tell a browser about where to listen. */
export type RealtimeSettings = Pick<
  Settings,
  'pusher_app_key' | 'pusher_app_cluster' | 'pusher_host' | 'pusher_port' | 'pusher_scheme'
>

/** Takes word of news to browsers; a Pusher-compatible service, or the hub in this process. */
export interface Realtime {
  /** Sends an event to a channel's listeners. Failures are logged: what is new can still be read. */
  publish(channel: string, event: string, data: object): Promise<void>
  /** @param origin where the shopper reached the shop: https://shop.example */
  settings(origin: string): RealtimeSettings
  /** Whether a request on the shop's own port opens a WebSocket; any other is answered as it is. */
  awaits(request: IncomingMessage): boolean
  /** Takes the WebSocket of a request that it awaits. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}
