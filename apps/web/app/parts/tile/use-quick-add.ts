import type { Product } from '@shop/contract'
import { useState } from 'react'
import { useCartActions } from '#app/state/cart/cart-context.ts'

/** Whether one press cannot do: which of several is the shopper's to say. */
export const needsChoice = ({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>) =>
  sizes.length > 0 || colors.length > 1

/** Puts one piece of a product in the cart where there is nothing to choose. */
export function useQuickAdd({
  id,
  name,
  thumbnail,
  colors,
  unit,
}: Pick<Product, 'id' | 'name' | 'thumbnail' | 'colors' | 'unit'>) {
  const { add } = useCartActions()
  const [adding, setAdding] = useState(false)
  const put = async () => {
    setAdding(true)
    await add(
      {
        product_id: id,
        quantity: 1,
        color: colors[0]?.id ?? null,
        size: null,
        unit: unit?.name ?? null,
      },
      { name, thumbnail },
    )
    setAdding(false)
  }
  return { adding, put: () => void put() }
}
