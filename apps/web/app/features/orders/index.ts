/** The face of orders: the two screens. */
export { OrderDetailsScreen } from './order-details-screen.tsx'
export { OrderHistoryScreen } from './order-history-screen.tsx'
export { readOrderQuery } from './order-query.ts'
