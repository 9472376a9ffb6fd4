export type { Problem } from '../port/index.ts'
export * from './checkout.machine.ts'
export {
  type Answered,
  type Attempt,
  attemptLifetime,
  type Draft,
  emptyDraft,
  type Found,
  type Goods,
  isUnclear,
  type Lack,
  lostOrders,
  type OrderRequest,
  type Shown,
} from './checkout.setup.ts'
export * from './connect-checkout.ts'
export type { Made } from './made.ts'
export {
  type PaymentEnd,
  type PaymentRef,
  type PaymentWindow,
  paymentMachine,
} from './payment.machine.ts'
export { type PlacedOrders, type PlacedRef, placedMachine } from './placed.machine.ts'
