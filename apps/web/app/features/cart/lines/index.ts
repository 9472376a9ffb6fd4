/** What drawer and checkout show a cart with; apart from the cart's face, to stay out of the first view. */
export { useCheckout } from '../use-checkout.ts'
export { AmountRow } from './amount-row.tsx'
export { CartLineRow } from './cart-line-row.tsx'
export { ShopHeading } from './shop-heading.tsx'
export { StoreVoucher } from './store-voucher.tsx'
export { Updating } from './updating.tsx'
