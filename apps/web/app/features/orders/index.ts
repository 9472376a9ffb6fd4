/** The face of orders: the screens, and what others show of orders. */
export { OrderDetailsScreen } from './order-details-screen.tsx'
export { OrderHistoryScreen } from './order-history-screen.tsx'
export { countOf, orderHistoryHref, readOrderQuery } from './order-query.ts'
export { OrderRow, OrderRowSkeletons } from './order-row.tsx'
export { statusText } from './order-words.ts'
