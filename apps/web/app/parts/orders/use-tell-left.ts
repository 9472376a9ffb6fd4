import { isUnclear } from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useSWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { forgetOrders } from '#app/data/orders.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { useLeft } from '#app/lib/use-left.ts'
import { useTellUnsent } from '#app/parts/forms/use-tell-unsent.ts'
import { useCart } from '#app/state/cart/cart-context.ts'

/** Says what became of an order to who has left its page meanwhile: who has stayed sees it there. */
export function useTellLeft() {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const { refresh } = useCart()
  const { begin } = useLeft()
  const tellUnsent = useTellUnsent()
  const latest = useLatest({ t, toast, mutate, refresh, tellUnsent })
  const tellPlaced = () => {
    const { t, toast, mutate, refresh } = latest.current
    toast({ tone: 'success', title: t('Your order is placed') })
    // A checkout that was opened since looks for it when its cart is another one.
    void forgetOrders(mutate)
    void refresh()
  }
  const tellProblem = (error: unknown) => {
    const { t, tellUnsent } = latest.current
    const problem = error instanceof ApiError ? error : new ApiError(0, '')
    tellUnsent(
      { message: problem.message, isUnclear: isUnclear(problem) },
      t('Your order was not placed'),
      t('It may have been ordered all the same. Look at your orders first.'),
    )
  }
  return <Answer>(sending: Promise<Answer>): Promise<Answer> => {
    const isLeft = begin()
    sending.then(
      () => isLeft() && tellPlaced(),
      (error) => isLeft() && tellProblem(error),
    )
    return sending
  }
}
