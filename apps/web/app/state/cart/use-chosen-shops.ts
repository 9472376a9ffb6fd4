import type { Cart } from '@shop/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from '#app/lib/store.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { checkoutStores } from './checkout-stores.ts'

const { shops } = checkoutStores

/** All shops of the cart with one vendor, else those of them that were chosen. */
export function chosenOf(cart: Cart | null, chosen: readonly number[], isMultiVendor: boolean) {
  const inCart = cart?.cart_items.map(({ shop_id }) => shop_id) ?? []
  return isMultiVendor ? inCart.filter((id) => chosen.includes(id)) : inCart
}

/** The chosen shops that a cart holds nothing of: they are about to be no longer chosen. */
export const chosenBeside = ({ cart_items }: Cart): readonly number[] =>
  shops.read().filter((id) => cart_items.every(({ shop_id }) => shop_id !== id))

/** Chooses these shops beside the others that are. */
export const chooseAlso = (more: readonly number[]) =>
  shops.write([...new Set([...shops.read(), ...more])])

/**
 * Which shops the shopper checks out (specification.md section 4). Kept over a reload of the tab, so
 * that a reloaded checkout is the same checkout. One that left the cart is not chosen when it comes
 * back (decision 027), unless an undo brings it.
 *
 * @param settled the cart as the server has it; null while it is unknown or about to change
 */
export function useChosenShops(cart: Cart | null, settled: Cart | null) {
  const { settings } = useShop()
  const isMultiVendor = settings.multi_vendor
  const stored = useStore(shops)

  const toggle = useCallback((shop: number) => {
    const all = shops.read()
    shops.write(all.includes(shop) ? all.filter((id) => id !== shop) : [...all, shop])
  }, [])

  const chosen = useMemo(() => chosenOf(cart, stored, isMultiVendor), [cart, stored, isMultiVendor])

  useEffect(() => {
    const left = chosenOf(settled, stored, true)
    if (settled && left.length < stored.length) shops.write(left)
  }, [settled, stored])

  return { chosen, toggle, choose: shops.write }
}
