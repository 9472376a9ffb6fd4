import { type RefObject, useEffect } from 'react'

/**
 * Gives back the height that a list held when one of its filters was pressed (product-listing.tsx), once the list's
 * beginning is in sight.
 *
 * @param panel the filters, beside the list
 */
export function useRoomBack(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const both = panel.current?.closest('#filters')?.parentElement
    const giveBack = () => {
      if (both && both.getBoundingClientRect().top >= 0) both.style.minHeight = ''
    }
    addEventListener('scroll', giveBack, { passive: true })
    return () => removeEventListener('scroll', giveBack)
  }, [panel])
}
