import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'

function useGoesWith(event: 'input' | 'click', toast: string) {
  const { dismiss } = useToaster()
  useEffect(() => {
    const mend = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) dismiss(toast)
    }
    addEventListener(event, mend)
    return () => removeEventListener(event, mend)
  }, [event, toast, dismiss])
}

/** A refusal's toast goes when what was refused is being mended: something is typed or chosen in a dialog. */
export const useMendedByTyping = (toast: string) => useGoesWith('input', toast)

/** A toast that asks for a dialog's answer goes with the first press or letter there. */
export function useAnsweredInDialog(toast: string) {
  useGoesWith('input', toast)
  useGoesWith('click', toast)
}
