import { useT } from '@shop/ui/i18n'
import { Price, type PriceProps } from '@shop/ui/price'
import { percentageOff, priceOf, reducedFrom } from '#app/lib/i18n/money.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

export interface ProductPriceProps {
  price: number | null
  discount_price: number
  size?: PriceProps['size']
}

/** A product's price in the chosen currency, with the old one and the discount when there is one. */
export function ProductPrice({ size, ...product }: ProductPriceProps) {
  const t = useT()
  const { money } = useShop()
  const before = reducedFrom(product)
  const percentage = percentageOff(product)
  return (
    <Price
      size={size}
      price={money(priceOf(product))}
      original={before === null ? undefined : money(before)}
      percentage={percentage > 0 ? t('-{{percentage}}%', { percentage }) : undefined}
    />
  )
}
