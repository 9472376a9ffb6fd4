import { useEffect } from 'react'

/**
 * What was chosen before the app was there is chosen again: hydration puts a select back to what the server
 * has drawn, and its change was heard by `start-app` alone, which noted the value.
 */
export function EarlyChoices() {
  useEffect(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-changed]')) {
      const { changed } = select.dataset
      if (changed === undefined || changed === select.value) continue
      select.value = changed
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, [])
  return null
}
