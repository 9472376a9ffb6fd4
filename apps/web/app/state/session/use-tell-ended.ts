import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { sessionStore } from '#app/data/session-store.ts'

/** The toast that says so; whoever has logged in again needs it no more. */
export const endedToast = 'session-ended'

/**
 * Says to who was thrown out why the account is gone; nothing to a guest.
 *
 * @returns tells it; true when there was something to tell
 */
export function useTellEnded() {
  const t = useT()
  const { toast } = useToaster()
  return (): boolean => {
    if (sessionStore.thrownOut() === null) return false
    toast({ id: endedToast, title: t('Your session has ended. Please log in again.') })
    return true
  }
}
