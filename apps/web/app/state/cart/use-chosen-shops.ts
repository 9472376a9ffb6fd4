import type { Cart } from '@shop/contract'
import { useCallback, useMemo, useState } from 'react'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { checkoutKeys } from './checkout-keys.ts'

function remembered(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(checkoutKeys.shops) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

/**
 * Which shops the shopper checks out (specification.md section 4): all in single-vendor mode, else
 * those that were chosen and are still in the cart. Kept over a reload of the tab, so that a
 * reloaded checkout is the same checkout.
 */
export function useChosenShops(cart: Cart | null) {
  const { settings } = useShop()
  const isMultiVendor = settings.multi_vendor
  const [kept, setKept] = useState<readonly number[] | null>(null)

  const keep = useCallback((next: (before: readonly number[]) => readonly number[]) => {
    setKept((before) => {
      const after = next(before ?? remembered())
      sessionStorage.setItem(checkoutKeys.shops, JSON.stringify(after))
      return after
    })
  }, [])
  const toggle = useCallback(
    (shop: number) =>
      keep((all) => (all.includes(shop) ? all.filter((id) => id !== shop) : [...all, shop])),
    [keep],
  )
  const clear = useCallback(() => keep(() => []), [keep])

  const chosen = useMemo(() => {
    const inCart = cart?.cart_items.map(({ shop_id }) => shop_id) ?? []
    if (!isMultiVendor || inCart.length === 0) return inCart
    const wanted = new Set(kept ?? remembered())
    return inCart.filter((id) => wanted.has(id))
  }, [cart, isMultiVendor, kept])

  return { chosen, toggle, clear }
}
