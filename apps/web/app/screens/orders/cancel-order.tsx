import type { OrderDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

const loadQuestion = () => import('./cancel-question.tsx')
const CancelQuestion = lazyPart(async () => ({ default: (await loadQuestion()).CancelQuestion }))
const preload = () => void loadQuestion().catch(() => undefined)

/** The way to cancel an order that is still Pending (wire.md 8); asked first. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const t = useT()
  const { cancel, isCancelling } = useCancelOrder(order)
  const [question, setQuestion] = useState({ isOpen: false, wasOpened: false })
  const isPending = order.order_status === 'Pending'
  return (
    <>
      {isPending ? (
        <Button
          variant="outline"
          loading={isCancelling}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setQuestion({ isOpen: true, wasOpened: true })}
        >
          {t('Cancel order')}
        </Button>
      ) : null}
      {question.wasOpened ? (
        <Suspense>
          <CancelQuestion
            open={question.isOpen}
            onOpenChange={(isOpen) => setQuestion({ isOpen, wasOpened: true })}
            order={order}
            onConfirm={() => {
              setQuestion({ isOpen: false, wasOpened: true })
              void cancel()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
