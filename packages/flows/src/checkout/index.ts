export type { Problem } from '../port/index.ts'
export * from './checkout.machine.ts'
export {
  type Attempt,
  type Draft,
  emptyDraft,
  lostOrders,
  type OrderRequest,
  type Shown,
} from './checkout.setup.ts'
export * from './connect-checkout.ts'
export {
  type PaymentEnd,
  type PaymentRef,
  type PaymentWindow,
  paymentMachine,
} from './payment.machine.ts'
export { type Pending, type PlacedOrders, type PlacedRef, placedMachine } from './placed.machine.ts'
