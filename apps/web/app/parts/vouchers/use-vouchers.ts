import type { Coupon } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { useResource } from '#app/data/resource.ts'
import { collect, collectedIn, vouchersResource } from '#app/data/vouchers.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useTellEnded } from '#app/state/session/use-tell-ended.ts'
import { useTellFailure } from '#app/state/use-tell-failure.ts'

/** A shop's vouchers, and how they are collected (specification.md sections 4 and 8). */
export function useVouchers(shop: number, onSignedOut: () => void) {
  const t = useT()
  const { toast, dismiss } = useToaster()
  const tellFailure = useTellFailure()
  const tellEnded = useTellEnded()
  const { askLogin } = useAuth()
  const { mutate } = useSWRConfig()

  const { pathname, search } = useLocation()

  const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401
  const complain = (error: unknown) => {
    if (!isSignedOut(error)) return tellFailure(error, 'voucher-failure')
    const isEnded = tellEnded()
    onSignedOut()
    if (isEnded) askLogin({ kind: 'go', path: pathname + search })
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

  // On top of the list and not in it: one that is read meanwhile would undo the optimistic update.
  const [asking, setAsking] = useState<readonly number[]>([])

  /** An optimistic update, rolled back when the server refuses. */
  const press = async (coupon: Coupon) => {
    setAsking((before) => [...before, coupon.id])
    try {
      const message = await collect(mutate, shop, coupon.id)
      // What failed before is answered by now.
      dismiss('voucher-failure')
      toast({ tone: 'success', title: message ?? t('Collected') })
    } catch (failure) {
      if (!isSignedOut(failure)) tellFailure(failure, 'voucher-failure')
      else if (tellEnded()) askLogin({ kind: 'collect', shop, voucher: coupon.id })
    } finally {
      setAsking((before) => before.filter((id) => id !== coupon.id))
    }
  }

  return {
    vouchers: collectedIn(data, asking),
    error,
    isReading: isValidating,
    retry: () => void again().catch(() => undefined),
    collect: (coupon: Coupon) => void press(coupon),
  }
}
