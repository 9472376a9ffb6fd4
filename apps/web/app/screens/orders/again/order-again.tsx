import type { OrderDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { PlacedDialogs } from '#app/parts/orders/placed-dialogs.tsx'
import { useOrderAgain } from './use-order-again.ts'

const loadDialog = () => import('./order-again-dialog.tsx')
const OrderAgainDialog = lazyPart(async () => ({ default: (await loadDialog()).OrderAgainDialog }))
const preload = () => void loadDialog().catch(() => undefined)

/** The way to order the same once more, offered for what was Delivered (wire.md 8). */
export function OrderAgain({ order }: { order: OrderDetails }) {
  const t = useT()
  const [dialog, setDialog] = useState({ isOpen: false, wasOpened: false })
  const show = (isOpen: boolean) => setDialog({ isOpen, wasOpened: true })
  const { placed, proofDialog, ...actions } = useOrderAgain(order, () =>
    setDialog((before) => ({ ...before, isOpen: false })),
  )
  if (order.order_status !== 'Delivered') return null
  return (
    <>
      <Button
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        {t('Order again')}
      </Button>
      {dialog.wasOpened ? (
        <Suspense>
          <OrderAgainDialog
            open={dialog.isOpen}
            onOpenChange={show}
            order={order}
            actions={actions}
          />
        </Suspense>
      ) : null}
      {proofDialog}
      <PlacedDialogs placed={placed} />
    </>
  )
}
