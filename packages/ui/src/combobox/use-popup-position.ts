import { type RefObject, useLayoutEffect } from 'react'

type Edges = { top: number; bottom: number }

const gap = 4
const margin = 8
const tallest = 320

/** Below the anchor; above it when there is more room there and below there is too little. */
export function popupRoom(anchor: Edges, viewport: Edges) {
  const below = viewport.bottom - anchor.bottom - gap - margin
  const above = anchor.top - viewport.top - gap - margin
  const side = below >= Math.min(tallest, 200) || below >= above ? 'below' : 'above'
  return { side, height: Math.max(96, Math.min(tallest, side === 'below' ? below : above)) }
}

/**
 * Shows a popup in the top layer, so that no dialog or scrolling box cuts it off, as wide as the
 * box that it is in and on the side that has room, also while an on-screen keyboard takes some of it.
 */
export function usePopupPosition(popup: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popup.current
    const box = element?.parentElement
    if (!box) return
    const updatePosition = () => {
      const { top, bottom, left, width } = box.getBoundingClientRect()
      const viewport = { top: visualViewport?.offsetTop ?? 0, bottom: 0 }
      viewport.bottom = viewport.top + (visualViewport?.height ?? innerHeight)
      const { side, height } = popupRoom({ top, bottom }, viewport)
      Object.assign(element.style, {
        left: `${left}px`,
        width: `${width}px`,
        maxHeight: `${height}px`,
        top: side === 'below' ? `${bottom + gap}px` : 'auto',
        bottom:
          side === 'below' ? 'auto' : `${document.documentElement.clientHeight - top + gap}px`,
      })
    }
    element.showPopover()
    updatePosition()
    const controller = new AbortController()
    const options = { passive: true, capture: true, signal: controller.signal }
    window.addEventListener('scroll', updatePosition, options)
    window.addEventListener('resize', updatePosition, options)
    visualViewport?.addEventListener('resize', updatePosition, options)
    visualViewport?.addEventListener('scroll', updatePosition, options)
    const sizes = new ResizeObserver(updatePosition)
    sizes.observe(box)
    return () => {
      controller.abort()
      sizes.disconnect()
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover()
    }
  }, [popup])
}
