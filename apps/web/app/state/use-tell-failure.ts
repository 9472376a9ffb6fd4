import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { ApiError } from '#app/data/api-error.ts'
import { sayMissing } from '#app/lib/lazy-part.tsx'

/**
 * Says why something could not be done: in the server's words, or, where its code could not be loaded, that
 * the page has to be loaded again.
 *
 * @returns tells it; with an id one toast takes the place of the last
 */
export function useTellFailure() {
  const t = useT()
  const { toast } = useToaster()
  return (error: unknown, id?: string, description?: string) => {
    if (error instanceof ApiError)
      toast({ id, tone: 'error', title: t(error.message), description })
    else sayMissing()
  }
}
