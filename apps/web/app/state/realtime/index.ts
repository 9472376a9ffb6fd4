import { createRealtime } from './realtime.ts'

export { connectSources, endpointOf } from './endpoint.ts'

const realtime = createRealtime(async () => (await import('./line.ts')).openLine)

/** For the session: where to listen, and as whom. */
export const { listenAt, listenAs } = realtime

/**
 * Calls back when a shop has written to the customer, and once when the connection comes back after
 * an outage (specification.md section 4). Returns how to stop.
 */
export const onChatEvent = realtime.onChatEvent

/** Calls back when this ticket may have news (wire.md section 15). Returns how to stop. */
export const onTicketEvent = realtime.onTicketEvent
