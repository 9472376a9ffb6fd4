import { type RefCallback, useCallback } from 'react'

const reachableByTab =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

/**
 * A ref for a region that may scroll: while it does and holds nothing that Tab could reach, the
 * region itself becomes a tab stop, so that arrow keys can scroll it in every browser.
 */
export function useReachable<T extends HTMLElement>(): RefCallback<T> {
  return useCallback((region: T | null) => {
    if (!region) return
    const look = () => {
      // Asked before the sizes: those cost a layout in the middle of a commit.
      const inside = [...region.querySelectorAll(reachableByTab)].some(
        (element) => !element.closest('[inert]'),
      )
      const scrolls = () =>
        region.scrollHeight > region.clientHeight + 1 || region.scrollWidth > region.clientWidth + 1
      if (!inside && scrolls()) region.tabIndex = 0
      else region.removeAttribute('tabindex')
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(region)
    const content = new MutationObserver(look)
    content.observe(region, { childList: true, subtree: true, attributeFilter: ['inert'] })
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [])
}
