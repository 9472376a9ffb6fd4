/** The face of checkout. */
export { BuyNowScreen } from './buy-now/buy-now-screen.tsx'
export { CheckoutScreen } from './checkout-screen.tsx'
