import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useRef, useState } from 'react'
import { type GatewayWindow, gatewayAddress, openGatewayWindow } from './gateway-window.ts'
import { watchPayment } from './watch-payment.ts'

type Phase =
  | { kind: 'idle' }
  /** The gateway's window is open. */
  | { kind: 'waiting' }
  /** Not paid, as far as anybody knows. */
  | { kind: 'cancelled'; reason: string | null }

export interface PaymentPorts {
  /** Reads back whether it is paid: a window says little, and nothing from another origin. */
  isPaid: () => Promise<boolean>
  onPaid: () => void
}

/** Paying at a gateway: beside this page where there is room, else in its place (decision 018). */
export function usePayment({ isPaid, onPaid }: PaymentPorts) {
  const t = useT()
  const { toast } = useToaster()
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const open = useRef<GatewayWindow | null>(null)

  /** To be called in answer to a press: the browser refuses windows that open by themselves. */
  const begin = (): GatewayWindow | null => openGatewayWindow(t('The payment page is on its way…'))

  const follow = async (popup: GatewayWindow) => {
    open.current = popup
    setPhase({ kind: 'waiting' })
    const end = await watchPayment(popup, isPaid)
    open.current = null
    if (end.kind === 'paid' || (await isPaid().catch(() => false))) {
      setPhase({ kind: 'idle' })
      onPaid()
    } else setPhase(end)
  }

  /** Shows the gateway's page in the window that was opened for it. */
  const pay = async (popup: GatewayWindow | null, address: string | null) => {
    const target = gatewayAddress(address)
    if (!target) {
      popup?.close()
      toast({ tone: 'error', title: t('The payment page could not be opened.') })
      return
    }
    if (!popup) {
      location.assign(target)
      return
    }
    popup.go(target)
    await follow(popup)
  }

  return {
    phase,
    begin,
    pay,
    /** Brings the window to the front. */
    show: () => open.current?.focus(),
    /** Closes it: counts as cancelled. */
    stop: () => open.current?.close(),
    dismiss: () => setPhase({ kind: 'idle' }),
  }
}

export type Payment = ReturnType<typeof usePayment>
