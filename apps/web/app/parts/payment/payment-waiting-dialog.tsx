import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { Spinner } from '@shop/ui/spinner'

export interface PaymentWaitingDialogProps {
  open: boolean
  /** Brings the gateway's window to the front. */
  onShow: () => void
  onStop: () => void
}

/** While the gateway's window is open: what to do there, and the way out. */
export function PaymentWaitingDialog({ open, onShow, onStop }: PaymentWaitingDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onStop}
      dismissible={false}
      size="sm"
      title={t('Finish your payment')}
      description={t(
        'It goes on in the window that has opened. This page notices when it is done.',
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onStop}>
            {t('Cancel payment')}
          </Button>
          <Button onClick={onShow}>{t('Show the window')}</Button>
        </>
      }
    >
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t('Waiting for your payment…')}
      </p>
    </Dialog>
  )
}
