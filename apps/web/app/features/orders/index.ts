/** The face of orders: the screens, and what others show of orders. */
export { InvoiceScreen } from './invoice/invoice-screen.tsx'
export { OrderDetailsScreen } from './order-details-screen.tsx'
export { OrderHistoryScreen } from './order-history-screen.tsx'
export { countOf, orderHistoryHref, readOrderQuery } from './order-query.ts'
export { OrderRow, OrderRowSkeletons } from './order-row.tsx'
export { statusText } from './order-words.ts'
