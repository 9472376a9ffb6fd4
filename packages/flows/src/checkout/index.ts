export type { Problem } from '../port/index.ts'
export * from './checkout.machine.ts'
export { type Answered, isUnclear } from './checkout.setup.ts'
export * from './connect-checkout.ts'
export { type Found, type Lack, lostOrders } from './found.ts'
export type { Made } from './made.ts'
export {
  type Attempt,
  attemptLifetime,
  type Draft,
  emptyDraft,
  type Goods,
  glance,
  type OrderRequest,
  type Shown,
} from './order.ts'
export {
  type PaymentEnd,
  type PaymentRef,
  type PaymentRefusal,
  type PaymentWindow,
  paymentMachine,
  type TellRefusal,
} from './payment.machine.ts'
export { type PlacedOrders, type PlacedRef, placedMachine } from './placed.machine.ts'
