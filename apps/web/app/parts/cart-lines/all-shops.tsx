import type { Cart } from '@shop/contract'
import { Checkbox } from '@shop/ui/checkbox'
import { useT } from '@shop/ui/i18n'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

export interface AllShopsProps {
  cart: Cart
  /** A shop had to be chosen, and none was. */
  invalid?: boolean
}

/** Chooses all shops of the cart with one press, or none (decision 027); for one shop its own circle does. */
export function AllShops({ cart, invalid = false }: AllShopsProps) {
  const t = useT()
  const { settings } = useShop()
  const { chosenShops, chooseShops, isBuyNow } = useCart()
  const all = cart.cart_items.map(({ shop_id }) => shop_id)
  if (!settings.multi_vendor || isBuyNow || all.length < 2) return null
  return (
    <Checkbox
      shape="circle"
      checked={chosenShops.length === all.length}
      indeterminate={chosenShops.length > 0 && chosenShops.length < all.length}
      onCheckedChange={(checked) => chooseShops(checked ? all : [])}
      aria-invalid={invalid}
    >
      {t('All shops')}
    </Checkbox>
  )
}
