import type { PaymentEnd, PaymentWindow, TellRefusal } from '@shop/flows/checkout'

const second = 1000
/** How often the window is looked at. */
const interval = second
/** How long its page says that nothing was charged, before it closes. */
const cancelPause = 8 * second
/** How often it is asked whether it is paid, while the window is where nobody may look. */
const askPause = 10 * second
/** After so long nobody waits any more. */
const patience = 180 * second

const endOf = ({ pathname }: URL) =>
  /^\/order\/[^/]+\/payment\/(success|cancel)\/?$/.exec(pathname)?.[1] ?? null

/**
 * Follows a gateway's window by its address (wire.md 8): closes it at success, 8 seconds after
 * cancel, and after 3 minutes; one that was closed by hand counts as cancelled. A server on another
 * origin ends it on a page that cannot be seen: there `isPaid` is asked now and then. `tell` hears at once what
 * the window says before it closes.
 */
export function watchPayment(
  popup: PaymentWindow,
  isPaid: () => Promise<boolean>,
  tell: TellRefusal,
): Promise<PaymentEnd> {
  return new Promise((resolve) => {
    const begun = performance.now()
    let requestedAt = begun
    let cancelledAt: number | null = null
    let reason: string | null = null
    const end = (how: PaymentEnd) => {
      clearInterval(timer)
      popup.close()
      resolve(how)
    }
    const timer = setInterval(() => {
      const now = performance.now()
      const at = popup.isClosed() ? null : popup.location()
      const ended = at && endOf(at)
      if (ended === 'success') return end({ kind: 'paid' })
      if (at === null && !popup.isClosed() && now - requestedAt >= askPause) {
        requestedAt = now
        isPaid().then(
          (paid) => paid && end({ kind: 'paid' }),
          () => undefined,
        )
      }
      if (at && ended === 'cancel') {
        reason = at.searchParams.get('error')
        if (cancelledAt === null) tell({ reason })
        cancelledAt ??= now
      } else if (at && cancelledAt !== null) {
        // Begun again in the same window.
        cancelledAt = null
        reason = null
        tell(null)
      }
      const isOver =
        popup.isClosed() ||
        (cancelledAt !== null && now - cancelledAt >= cancelPause) ||
        now - begun >= patience
      if (isOver) end({ kind: 'cancelled', reason })
    }, interval)
  })
}
