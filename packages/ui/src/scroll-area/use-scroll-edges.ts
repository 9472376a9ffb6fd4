import { type RefObject, useEffect } from 'react'

/** How far an element can scroll towards each edge; `start` is where the text begins. */
export type ScrollPosition = Record<'top' | 'bottom' | 'start' | 'end', boolean>

type Measures = Pick<
  Element,
  'scrollTop' | 'scrollLeft' | 'scrollHeight' | 'scrollWidth' | 'clientHeight' | 'clientWidth'
>

/** Where there is more to see. In rtl, browsers count scrollLeft from 0 down. Rounding leaves up to a pixel. */
export function hiddenEdges(area: Measures): ScrollPosition {
  const along = Math.abs(area.scrollLeft)
  return {
    top: area.scrollTop > 1,
    bottom: area.scrollTop < area.scrollHeight - area.clientHeight - 1,
    start: along > 1,
    end: along < area.scrollWidth - area.clientWidth - 1,
  }
}

/**
 * Writes on `frame` towards which edges `area` hides something (data-more="top end"). Straight to
 * the DOM: a scrolling list must not draw itself again.
 */
export function useScrollEdges(
  area: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const look = () => {
      const hidden = hiddenEdges(element)
      const edges = Object.entries(hidden).flatMap(([edge, more]) => (more ? [edge] : []))
      frame.current?.setAttribute('data-more', edges.join(' '))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
      content.disconnect()
    }
  }, [area, frame])
}
