/** The face of checkout. */
export { CheckoutScreen } from './checkout-screen.tsx'
