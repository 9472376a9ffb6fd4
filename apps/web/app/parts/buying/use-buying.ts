import type { ProductDetails } from '@shop/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from '#app/lib/use-search.ts'
import { allowedQuantity, choiceOf, type Picked, pricedWith } from '#app/parts/product/choice.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { choiceStores, keepChoice, useKeptChoices } from '#app/state/choices/choices.ts'
import { useBuyNow } from './use-buy-now.ts'

const fromCart = (cart: ReturnType<typeof useCart>['cart'], id: number): Picked => {
  const line = cart?.cart_items.flatMap(({ products }) => products).find((one) => one.id === id)
  return { color: line?.color?.id, size: line?.size?.id }
}

/**
 * Nobody orders a size that nobody chose (decision 028): a press on without one leads to the sizes, which
 * say that they are wanted.
 */
function useSizeFirst(isMissing: boolean) {
  const sizesRef = useRef<HTMLFieldSetElement>(null)
  const [hasTried, setTried] = useState(false)
  const lead = () => {
    // The message stands before the focus comes, so that it is read out with the first size.
    flushSync(() => setTried(true))
    sizesRef.current?.scrollIntoView({ block: 'nearest' })
    sizesRef.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return {
    sizesRef,
    sizeRequired: isMissing,
    sizeMissing: hasTried && isMissing,
    withSize: (go: () => void) => () => (isMissing ? lead() : go()),
  }
}

/** What a shopper is about to put in the cart: options, quantity, price, and doing it. */
export function useBuying(product: ProductDetails, start: Picked = {}) {
  const { cart, adding, add } = useCart()
  const { isBusy, preload, buyNow } = useBuyNow()
  const [picked, setPicked] = useState<Picked>(start)
  const [typedQuantity, setTypedQuantity] = useState(1)
  const params = useSearch()
  const requested = { color: Number(params.get('color_id')), size: Number(params.get('size_id')) }
  const inCart = fromCart(cart, product.id)
  const [pickedBefore, saved] = useKeptChoices(product.id)
  const picks = [picked, requested, pickedBefore, inCart, saved]
  const choice = choiceOf(product, ...picks)
  const choose = (change: Picked) => {
    setPicked((before) => ({ ...before, ...change }))
    keepChoice(choiceStores.picked, product.id, change)
  }
  const { withSize, ...size } = useSizeFirst(product.sizes.length > 1 && choice.size === null)
  const quantity = allowedQuantity(product.quantity, typedQuantity)
  const picture = product.thumbnails.find(({ thumbnail }) => thumbnail)?.thumbnail ?? ''

  const wish = {
    product_id: product.id,
    quantity,
    color: choice.color?.id ?? null,
    size: choice.size?.id ?? null,
    unit: product.unit?.name ?? null,
  }

  return {
    ...choice,
    ...size,
    /** The colour was chosen, here, in a list or for the cart, so the picture may follow it. */
    requestedColor: picks.find(({ color }) => color)?.color ?? null,
    chooseColor: (color: number) => choose({ color }),
    chooseSize: (size: number) => choose({ size }),
    price: pricedWith(product, choice),
    quantity,
    setQuantity: setTypedQuantity,
    soldOut: product.quantity <= 0,
    adding: adding.includes(product.id),
    addToCart: withSize(() => void add(wish, { name: product.name, thumbnail: picture })),
    buying: isBusy,
    preloadBuyNow: preload,
    buyNow: withSize(() => void buyNow(wish)),
  }
}

export type Buying = ReturnType<typeof useBuying>
