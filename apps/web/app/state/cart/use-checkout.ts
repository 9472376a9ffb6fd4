import { type CartShop, noTotals } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useState } from 'react'
import type { ApiError } from '#app/data/api-error.ts'
import { checkoutResource } from '#app/data/cart.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { useAuth } from '../session/auth-context.ts'
import { useTellEnded } from '../session/use-tell-ended.ts'
import { useCart } from './cart-context.ts'
import { otherPrices } from './other-prices.ts'

/**
 * Reads the cart again where a checkout has other prices or lines than the cart shows, once for each such
 * difference: a server that goes on saying two things is not asked for ever. True meanwhile.
 */
function useSamePrices(
  checkout: readonly CartShop[] | undefined,
  shops: readonly number[],
): boolean {
  const { cart, refresh } = useCart()
  const [reread, setReread] = useState<string | null>(null)
  const others = cart && checkout ? otherPrices(cart, checkout, shops) : null
  const isNews = others !== null && others !== reread
  useEffect(() => {
    if (isNews) void refresh().then(() => setReread(others))
  }, [isNews, others, refresh])
  return isNews
}

/**
 * Some servers refuse a code by its field (wire.md 1.3) where others answer `apply_coupon: false`: either way the
 * totals without it stand.
 */
const isCouponRefusal = (coupon: string, error: Pick<ApiError, 'status'> | undefined) =>
  coupon !== '' && error?.status === 422

const reasonOf = ({ errors, message }: ApiError) =>
  [errors.coupon_code, ...Object.values(errors)].find((of) => of?.[0])?.[0] ?? message

/**
 * Totals of some shops of the cart, as the server says them and never reckoned here. While the cart
 * changes, the last ones stay and `isUpdating` says that they are about to change.
 */
export function useCheckout(shops: readonly number[], coupon = '') {
  const t = useT()
  const { toast, dismiss } = useToaster()
  const auth = useAuth()
  const tellEnded = useTellEnded()
  const { revision, isUpdating, chooseShops, isBuyNow = false } = useCart()
  const { token } = useSession()
  // The cart of who has just gone is emptied a moment later than the session.
  const ids = token === null ? '' : [...shops].sort((a, b) => a - b).join(',')
  const args: Parameters<typeof checkoutResource.key> = [ids, coupon, revision, isBuyNow]
  const { data, error, isLoading, mutate } = useResource(checkoutResource, ids ? args : null, {
    keepPreviousData: true,
    revalidateIfStale: true,
    onSuccess: ({ checkout_items }) => {
      dismiss('checkout-failure')
      if (checkout_items.length === 0) chooseShops([])
    },
    onError: ({ message, status }) => {
      if (isCouponRefusal(coupon, { status })) return
      if (status === 401) {
        if (tellEnded()) auth.askLogin()
        // One that goes on failing is asked again and again, and has been said.
      } else if (!error) toast({ id: 'checkout-failure', tone: 'error', title: t(message) })
    },
  })
  // A server may leave out collected vouchers where it was told a code that it does not take: what a
  // refused code comes to is what none comes to, and nothing else is ordered (decision 006).
  const refusal = isCouponRefusal(coupon, error) ? error : undefined
  const isRefused =
    ids !== '' &&
    coupon !== '' &&
    (refusal !== undefined || (data !== undefined && data.apply_coupon !== true))
  const without: typeof args = [ids, '', revision, isBuyNow]
  const plain = useResource(checkoutResource, isRefused ? without : null, {
    keepPreviousData: true,
    revalidateIfStale: true,
  })
  const quote = isRefused ? plain.data : data
  // What is kept from before is another selection's, or another code's.
  const failure = (refusal ? undefined : error) ?? (isRefused ? plain.error : undefined)
  const answer = refusal
    ? plain.data && { ...plain.data, apply_coupon: false, message: reasonOf(refusal) }
    : data
  const isSettled = ids !== '' && !isUpdating && !isLoading
  const isReading = useSamePrices(isSettled ? answer?.checkout_items : undefined, shops)
  return {
    /** Zeros when nothing is chosen; null until they are known, and when nobody can say. */
    totals: ids ? (failure ? null : (quote?.checkout ?? null)) : noTotals,
    answer: ids && !failure ? answer : undefined,
    isUpdating:
      isUpdating ||
      isReading ||
      (isLoading && data !== undefined) ||
      (isRefused && plain.isLoading),
    isLoading: isLoading || (refusal !== undefined && plain.isLoading),
    error: ids ? failure : undefined,
    retry: () => void Promise.all([mutate(), isRefused ? plain.mutate() : null]),
  }
}
