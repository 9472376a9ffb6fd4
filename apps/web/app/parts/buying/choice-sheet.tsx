import '#app/whole.css'
import type { ProductDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useEffect } from 'react'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import type { Picked } from '#app/parts/product/choice.ts'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import { StockNote } from '#app/parts/product/stock-note.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { Options } from './options.tsx'
import { useBuying } from './use-buying.ts'

export interface ChoiceProps {
  /** The details, or as much of them as a tile knew. */
  product: ProductDetails
  /** What is chosen when it opens. */
  start: Picked
}

export type ChoiceSheetProps = PanelProps & ChoiceProps

/** What has to be chosen before a product goes into the cart, without leaving the screen. */
export default function ChoiceSheet({ product, start, open, onOpenChange }: ChoiceSheetProps) {
  const t = useT()
  const pictureOf = usePicture()
  const buying = useBuying(product, start)
  const { sizesRef, sizeRequired } = buying
  // They are what it is opened for, and out of sight on a low screen: focus goes there when the dialog has taken it.
  useEffect(() => {
    if (!open || !sizeRequired) return
    const frame = requestAnimationFrame(() => sizesRef.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [open, sizeRequired, sizesRef])
  const picture = product.colors.find(({ id }) => id === buying.color?.id)?.thumbnail
  const thumbnail = picture ?? product.thumbnails.find((one) => one.thumbnail)?.thumbnail ?? ''

  const add = () => {
    // It goes out slowly enough to be pressed once more.
    if (!open) return
    if (!buying.sizeRequired) onOpenChange(false)
    buying.addToCart()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={product.name}
      footer={
        <div className="flex items-center gap-3">
          <QuantityStepper
            value={buying.quantity}
            onValueChange={buying.setQuantity}
            max={product.quantity}
            label={product.name}
            className="h-13"
          />
          <Button size="lg" onClick={add} className="min-w-0 flex-1 max-sm:px-3">
            <ShoppingBagIcon aria-hidden="true" className="size-5 max-sm:hidden" />
            {buying.sizeRequired ? t('Choose a size') : t('Add to cart')}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="flex items-center gap-4">
          <div className="w-24 shrink-0 overflow-hidden rounded-tile bg-tile">
            <Picture {...pictureOf(thumbnail, 200)} alt="" width={200} height={200} />
          </div>
          <div className="grid min-w-0 gap-1">
            <ProductPrice {...buying.price} size="lg" />
            <StockNote quantity={product.quantity} />
          </div>
        </div>
        <Options product={product} buying={buying} />
      </div>
    </Dialog>
  )
}
