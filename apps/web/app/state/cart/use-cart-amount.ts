import { useEffect, useRef } from 'react'
import { useCart } from './cart-context.ts'
import { useCheckout } from './use-checkout.ts'

/**
 * What the server asks for the chosen shops; for the whole cart while none is chosen. It is asked anew
 * with every choice (specification.md section 4): choosing all where none was chosen asks for no other
 * shops, yet the cart may have changed elsewhere.
 */
export function useCartAmount() {
  const { cart, chosenShops } = useCart()
  const all = cart?.cart_items.map(({ shop_id }) => shop_id) ?? []
  const asked = chosenShops.length > 0 ? chosenShops : all
  const checkout = useCheckout(asked)
  const now = { choice: chosenShops.join(), shops: asked.join() }
  const last = useRef(now)
  useEffect(() => {
    // Other shops are another resource, which is read by itself.
    if (last.current.choice !== now.choice && last.current.shops === now.shops) checkout.retry()
    last.current = now
  })
  return checkout
}
