import { useCart } from './cart-context.ts'
import { useCheckout } from './use-checkout.ts'

/** What the server asks for the chosen shops; for the whole cart while none is chosen. */
export function useCartAmount() {
  const { cart, chosenShops } = useCart()
  const all = cart?.cart_items.map(({ shop_id }) => shop_id) ?? []
  return useCheckout(chosenShops.length > 0 ? chosenShops : all)
}
