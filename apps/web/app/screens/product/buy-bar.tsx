import type { ProductDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import type { Buying } from '#app/parts/buying/use-buying.ts'
import { useChoiceSheet } from '#app/parts/buying/use-choice-sheet.ts'
import { ProductPrice } from '#app/parts/product/product-price.tsx'

/**
 * Price and 'Add to cart' at the lower edge of small screens. It sticks inside the product, so it
 * never covers the footer and nothing makes room for it.
 */
export function BuyBar({ product, buying }: { product: ProductDetails; buying: Buying }) {
  const t = useT()
  const { trigger, Panel, panel } = useChoiceSheet()
  const chooses = buying.sizeRequired && !buying.soldOut
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:hidden print:hidden"
    >
      <div className="min-w-0 flex-1 basis-24">
        <ProductPrice {...buying.price} />
      </div>
      <Button
        {...(chooses ? trigger : { onClick: buying.addToCart })}
        loading={buying.adding}
        disabled={buying.soldOut}
        className="ms-auto min-w-40"
      >
        {buying.soldOut ? null : <ShoppingBagIcon aria-hidden="true" className="size-4.5" />}
        {buying.soldOut ? t('Sold out') : chooses ? t('Choose a size') : t('Add to cart')}
      </Button>
      {Panel ? (
        <Panel {...panel} product={product} start={{ color: buying.requestedColor }} />
      ) : null}
    </div>
  )
}
