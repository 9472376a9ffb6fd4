import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { useState } from 'react'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { MethodChoice } from '#app/parts/payment/method-choice.tsx'
import type { Method } from '#app/parts/payment/methods.ts'
import { PaidIn } from '#app/parts/payment/paid-in.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

export interface PayDialogProps extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>> {
  order: { order_code: string; amount: number | null }
  methods: readonly Method[]
  onPay: (method: string) => void
}

/** With which gateway an order is paid, and how much. */
export function PayDialog({ order, methods, onPay, ...dialog }: PayDialogProps) {
  const t = useT()
  const { money } = useShop()
  const [picked, setPicked] = useState(methods[0]?.name ?? '')
  return (
    <Dialog
      {...dialog}
      size="sm"
      title={t('Pay for order {{code}}', { code: isolate(order.order_code) })}
      footer={<Button onClick={() => onPay(picked)}>{t('Pay now')}</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-soft">{t('Payable Amount')}</span>
          <span className="text-end">
            <bdi className="font-semibold text-lg tabular-nums">{money(order.amount)}</bdi>
            <span className="block text-ink-muted text-xs">
              <PaidIn amount={order.amount} />
            </span>
          </span>
        </p>
        <MethodChoice methods={methods} value={picked} onValueChange={setPicked} />
      </div>
    </Dialog>
  )
}
