import type { CheckoutRef, Lack } from '@shop/flows/checkout'
import { type Translate, useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'
import { useLatest } from '#app/lib/use-latest.ts'
import { hasOthers } from './stored-attempt.ts'

const wordsOf = (t: Translate): Readonly<Record<Lack, { title: string; description: string }>> => ({
  wish: {
    title: t('What you have just pressed for is not ordered yet'),
    description: t('An earlier order of yours was placed. Look at it first.'),
  },
  changes: {
    title: t('Your order was placed as you first sent it'),
    description: t('What you have changed since is not in it.'),
  },
  part: {
    title: t('Not everything was placed'),
    description: t('What is not among your orders was not ordered.'),
  },
})

/** Says what was found out of an order whose answer was lost, where the thanks alone would not be the truth. */
export function useOrderNews(checkout: CheckoutRef, user: number) {
  const t = useT()
  const { toast } = useToaster()
  const latest = useLatest({ t, toast })
  useEffect(() => {
    const missing = checkout.on('earlierMissing', ({ attempt }) => {
      if (attempt && hasOthers(user, attempt)) return
      const { t: say, toast: show } = latest.current
      show({ id: 'earlier-missing', title: say('Your earlier order was not placed') })
    })
    const found = checkout.on('found', ({ lacks }) => {
      if (lacks === null) return
      const { t: say, toast: show } = latest.current
      // It is read, and perhaps acted on.
      show({ id: 'order-lacks', tone: 'warning', duration: 15_000, ...wordsOf(say)[lacks] })
    })
    return () => {
      missing.unsubscribe()
      found.unsubscribe()
    }
  }, [checkout, latest, user])
}
