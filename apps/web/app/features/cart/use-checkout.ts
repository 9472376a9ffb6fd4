import { noTotals } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { checkoutResource } from '#app/data/cart.ts'
import { useResource } from '#app/data/resource.ts'
import { useCart } from './cart-context.ts'

/**
 * Totals of some shops of the cart, as the server says them and never reckoned here. While the cart
 * changes, the last ones stay and `isUpdating` says that they are about to change.
 */
export function useCheckout(shops: readonly number[], coupon = '') {
  const t = useT()
  const { toast } = useToaster()
  const { revision, isUpdating, clearShops, isBuyNow = false } = useCart()
  const ids = [...shops].sort((a, b) => a - b).join(',')
  const asked: Parameters<typeof checkoutResource.key> = [ids, coupon, revision, isBuyNow]
  const { data, error, isLoading, mutate } = useResource(checkoutResource, ids ? asked : null, {
    keepPreviousData: true,
    revalidateIfStale: true,
    onSuccess: ({ checkout_items }) => {
      if (checkout_items.length === 0) clearShops()
    },
    onError: ({ message, status }) => {
      if (status !== 401) toast({ id: 'checkout-failure', tone: 'error', title: t(message) })
    },
  })
  return {
    /** Zeros when nothing is chosen; null until they are known. */
    totals: ids ? (data?.checkout ?? null) : noTotals,
    answer: ids ? data : undefined,
    isUpdating: isUpdating || (isLoading && data !== undefined),
    error: ids ? error : undefined,
    retry: () => void mutate(),
  }
}
