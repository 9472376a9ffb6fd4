import { useT } from '@shop/ui/i18n'
import { BuyNowCart } from './buy-now-cart.tsx'
import { CheckoutPage } from './checkout-screen.tsx'

/** /buynow (specification.md section 2): the checkout of one product, apart from the cart. */
export function BuyNowScreen() {
  const t = useT()
  return (
    <BuyNowCart>
      <CheckoutPage title={t('Buy now')} />
    </BuyNowCart>
  )
}
