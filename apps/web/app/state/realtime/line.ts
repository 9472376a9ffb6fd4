import { chatChannel, chatEvent, ticketChannel, ticketEvent } from '@shop/contract/realtime'
import Pusher, { type Channel } from 'pusher-js'
import type { OpenLine } from './realtime.ts'

// It remembers how long a connection took, and next time gives a slower one up while it opens: on a
// page that is busy starting, say. There is one transport here, so there is nothing to remember.
Pusher.Runtime.getLocalStorage = () => undefined

/** A channel's first confirmation is the start, every later one the end of an outage. */
function whenBack(channel: Channel, tell: () => void) {
  let started = false
  channel.bind('pusher:subscription_succeeded', () => {
    if (started) tell()
    started = true
  })
}

const ticketOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'ticket_number' in data
    ? String(data.ticket_number)
    : null

/** A connection to the shop's events (wire.md section 15). Loaded for customers only. */
export const openLine: OpenLine = ({ key, cluster, host, port, secure }, userId, ears) => {
  const pusher = new Pusher(key, {
    cluster,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    // Encrypted or not as `forceTLS` says. The others need a page of the service's inside of ours.
    enabledTransports: ['ws'],
  })
  const chat = pusher.subscribe(chatChannel(userId))
  chat.bind(chatEvent, ears.chat)
  whenBack(chat, ears.chat)

  let listening = false
  return {
    hearTickets(enabled) {
      if (enabled === listening) return
      listening = enabled
      if (!enabled) return pusher.unsubscribe(ticketChannel)
      const tickets = pusher.subscribe(ticketChannel)
      tickets.bind(ticketEvent, (data: unknown) => ears.ticket(ticketOf(data)))
      whenBack(tickets, () => ears.ticket(null))
    },
    close() {
      chat.unbind()
      // A socket that is closed while it opens complains in the console.
      if (pusher.connection.state !== 'connecting') pusher.disconnect()
      else pusher.connection.bind('state_change', () => pusher.disconnect())
    },
  }
}
