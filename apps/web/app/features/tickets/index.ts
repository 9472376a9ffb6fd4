/** The face of tickets: the two screens. */
export { TicketDetailsScreen } from './ticket-details-screen.tsx'
export { readTicketQuery } from './ticket-query.ts'
export { TicketsScreen } from './tickets-screen.tsx'
