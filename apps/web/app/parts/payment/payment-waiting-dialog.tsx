import type { PaymentRefusal } from '@shop/flows/checkout'
import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { Spinner } from '@shop/ui/spinner'

export interface PaymentWaitingDialogProps {
  open: boolean
  /** What the window says where the payment did not go through. */
  refusal?: PaymentRefusal | null
  /** Brings the gateway's window to the front. */
  onShow: () => void
  onStop: () => void
}

/** While the gateway's window is open: what to do there, what it has said, and the way out. */
export function PaymentWaitingDialog({
  open,
  refusal = null,
  onShow,
  onStop,
}: PaymentWaitingDialogProps) {
  const t = useT()
  const title = () => {
    if (!refusal) return t('Finish your payment')
    return refusal.reason ? t('The payment did not go through') : t('The payment was cancelled')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onStop}
      dismissible={false}
      size="sm"
      title={title()}
      description={
        refusal
          ? t('Its window closes in a moment.')
          : t('It goes on in the window that has opened. This page notices when it is done.')
      }
      footer={
        <>
          <Button variant="secondary" onClick={onStop}>
            {refusal ? t('Close') : t('Cancel payment')}
          </Button>
          <Button onClick={onShow}>{t('Show the window')}</Button>
        </>
      }
    >
      {refusal?.reason ? (
        <Banner tone="danger">
          <bdi>{refusal.reason}</bdi>
        </Banner>
      ) : refusal ? null : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('Waiting for your payment…')}
        </p>
      )}
    </Dialog>
  )
}
