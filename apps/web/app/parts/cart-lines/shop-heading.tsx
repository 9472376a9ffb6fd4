import type { CartShop } from '@shop/contract'
import { Checkbox } from '@shop/ui/checkbox'
import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'

export interface ShopHeadingProps {
  shop: CartShop
  isChosen: boolean
  /** Without it there is nothing to choose. */
  onToggle?: ((shop: number) => void) | undefined
  /** A shop had to be chosen, and none was. */
  invalid?: boolean
}

/** A shop's head in multi-vendor mode: select circle, name, rating (specification.md section 2). */
export function ShopHeading({ shop, isChosen, onToggle, invalid = false }: ShopHeadingProps) {
  const t = useT()
  const { shop_id, shop_name, shop_rating } = shop
  return (
    <div className="flex items-center justify-between gap-3">
      <h3 className="min-w-0 flex-1">
        {onToggle ? (
          <Checkbox
            shape="circle"
            value={shop_id}
            checked={isChosen}
            onCheckedChange={() => onToggle(shop_id)}
            aria-invalid={invalid}
            className="w-full font-semibold"
          >
            <span className="sr-only">{t('Order from')} </span>
            <bdi className="line-clamp-2 break-words">{shop_name}</bdi>
          </Checkbox>
        ) : (
          <bdi className="line-clamp-2 break-words py-1.5 font-semibold text-sm">{shop_name}</bdi>
        )}
      </h3>
      {shop_rating ? <Rating value={shop_rating} size="sm" showValue /> : null}
    </div>
  )
}
