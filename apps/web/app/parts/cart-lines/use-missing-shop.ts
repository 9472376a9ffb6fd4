import { type RefObject, useCallback, useState } from 'react'
import { useCart } from '#app/state/cart/cart-context.ts'

/**
 * A press on without a chosen shop marks the circles and leads there (decision 027).
 *
 * @param circles what holds them
 */
export function useMissingShop(circles: RefObject<HTMLElement | null>) {
  const { cart, chosenShops } = useCart()
  const isMended = chosenShops.length > 0 || cart?.cart_items.length === 0
  const [hasTried, setTried] = useState(false)
  // What was chosen since and is gone again was no mistake, nor is it in a cart that was emptied and filled.
  if (hasTried && isMended) setTried(false)
  const ask = useCallback(() => {
    setTried(true)
    circles.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
  }, [circles])
  return { isMissing: hasTried && !isMended, ask }
}
