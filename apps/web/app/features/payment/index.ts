/** Paying at a gateway, for checkout and for orders. */
export type { GatewayWindow } from './gateway-window.ts'
export { MethodChoice } from './method-choice.tsx'
export { gatewaysOf, methodsOf } from './methods.ts'
export { PaidIn } from './paid-in.tsx'
export { usePayment } from './use-payment.ts'
