/** The cart's face: what other features may use of it. */
export {
  type CartActions,
  CartActionsContext,
  type CartState,
  CartStateContext,
  useCart,
  useCartActions,
} from './cart-context.ts'
export { CartProvider } from './cart-provider.tsx'
export { CartTab } from './cart-tab.tsx'
export { checkoutKeys, forgetCheckout } from './checkout-keys.ts'
