import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'

/** A refusal's toast goes when what was refused is being mended: something is typed or chosen in a dialog. */
export function useMendedByTyping(toast: string) {
  const { dismiss } = useToaster()
  useEffect(() => {
    const mend = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) dismiss(toast)
    }
    addEventListener('input', mend)
    return () => removeEventListener('input', mend)
  }, [toast, dismiss])
}
