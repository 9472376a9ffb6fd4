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
      const scrolls =
        region.scrollHeight > region.clientHeight + 1 || region.scrollWidth > region.clientWidth + 1
      const inside = [...region.querySelectorAll(reachableByTab)].some(
        (element) => !element.closest('[inert]'),
      )
      if (scrolls && !inside) region.tabIndex = 0
      else region.removeAttribute('tabindex')
    }
    // It looks a first time once the region is laid out anyway.
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
