import type { Coupon } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { checkoutResource } from '#app/data/cart.ts'
import { useResource } from '#app/data/resource.ts'
import { sendCollect, vouchersResource } from '#app/data/vouchers.ts'

/** A list in which these are collected. */
const collectedIn = (list: readonly Coupon[] | undefined, ids: readonly number[]) =>
  list?.map((one) => (ids.includes(one.id) ? { ...one, is_collected: true } : one))

/**
 * A shop's vouchers, and how they are collected (specification.md sections 4 and 8). A voucher for
 * all shops stands in each of their lists, so collecting changes every list that is known.
 */
export function useVouchers(shop: number, onSignedOut: () => void) {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()

  const complain = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return onSignedOut()
    toast({
      id: 'voucher-failure',
      tone: 'error',
      title: error instanceof Error ? t(error.message) : t('Something went wrong'),
    })
  }
  const {
    data,
    error,
    isValidating,
    mutate: again,
  } = useResource(vouchersResource, [shop], {
    revalidateIfStale: true,
    onError: complain,
  })

  // Laid over what is known while the server is asked: a list that is read meanwhile is of before.
  const [asking, setAsking] = useState<readonly number[]>([])

  /** Shown at once, taken back when the server refuses. */
  const collect = async (coupon: Coupon) => {
    setAsking((before) => [...before, coupon.id])
    try {
      const said = await sendCollect(browserClient, coupon.id)
      void mutate<Coupon[]>(vouchersResource.matches, (known) => collectedIn(known, [coupon.id]), {
        revalidate: false,
      })
      toast({ tone: 'success', title: said ?? t('Collected') })
      // The server applies what was collected (wire.md 7): the sums are not what they were.
      void mutate(checkoutResource.matches)
    } catch (failure) {
      complain(failure)
    } finally {
      setAsking((before) => before.filter((id) => id !== coupon.id))
    }
  }

  return {
    vouchers: collectedIn(data, asking),
    error,
    isReading: isValidating,
    retry: () => void again().catch(() => undefined),
    collect: (coupon: Coupon) => void collect(coupon),
  }
}
