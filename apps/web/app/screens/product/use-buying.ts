import type { ProductDetails } from '@shop/contract'
import { useState } from 'react'
import { allowedQuantity, choiceOf, type Picked, pricedWith } from '#app/parts/product/choice.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useBuyNow } from './use-buy-now.ts'

const fromCart = (cart: ReturnType<typeof useCart>['cart'], id: number): Picked => {
  const line = cart?.cart_items.flatMap(({ products }) => products).find((one) => one.id === id)
  return { color: line?.color?.id, size: line?.size?.id }
}

/** What a shopper is about to put in the cart: options, quantity, price, and doing it. */
export function useBuying(product: ProductDetails) {
  const { cart, adding, add } = useCart()
  const { isBusy, preload, buyNow } = useBuyNow()
  const [picked, setPicked] = useState<Picked>({})
  const [wanted, setWanted] = useState(1)
  const choice = choiceOf(product, picked, fromCart(cart, product.id))
  const quantity = allowedQuantity(product.quantity, wanted)
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
    /** The shopper chose a colour here, so the picture may follow it. */
    pickedColor: picked.color ?? null,
    chooseColor: (color: number) => setPicked((before) => ({ ...before, color })),
    chooseSize: (size: number) => setPicked((before) => ({ ...before, size })),
    price: pricedWith(product, choice),
    quantity,
    setQuantity: setWanted,
    soldOut: product.quantity <= 0,
    adding: adding === product.id,
    addToCart: () => void add(wish, { name: product.name, thumbnail: picture }),
    buying: isBusy,
    preloadBuyNow: preload,
    buyNow: () => void buyNow(wish),
  }
}

export type Buying = ReturnType<typeof useBuying>
