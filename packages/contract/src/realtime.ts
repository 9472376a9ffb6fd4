/**
 * Channels and events of the Pusher protocol (wire.md 15). Channels are public, so an event says
 * that something is new, never what: whoever hears it asks the server again.
 */

/** What a shopper hears of on their own channel. */
export const chatChannel = (userId: number): string => `chat_user_${userId}`

/** A shop wrote to the shopper. */
export const chatEvent = 'send-message-to-user'

/** One channel for all shoppers; the payload is `{ ticket_number }`. */
export const ticketChannel = 'support-ticket-message-channel'

/** Something about a ticket is new. */
export const ticketEvent = 'support-ticket-message-event'
