import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isRtl, prefersReducedMotion } from '#lib/text-direction'

/**
 * Where a row of snapping slides stands, and how to move it. Works in both directions. It looks anew
 * when the slides become more or fewer.
 */
export function useSnapScroll(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)
  const [edges, setEdges] = useState({ start: true, end: false })

  useEffect(() => {
    const element = track.current
    if (!element || count === 0) return
    const look = () => {
      const room = element.scrollWidth - element.clientWidth
      const at = Math.abs(element.scrollLeft)
      const slides = [...element.children] as HTMLElement[]
      const first = slides[0]
      const distance = (slide: HTMLElement) =>
        Math.abs(Math.abs(slide.offsetLeft - (first?.offsetLeft ?? 0)) - at)
      const nearest = slides.reduce(
        (best, slide, slot) =>
          distance(slide) < distance(slides[best] as HTMLElement) ? slot : best,
        0,
      )
      setIndex(nearest)
      setEdges((known) => {
        const next = { start: at <= 1, end: at >= room - 1 }
        return known.start === next.start && known.end === next.end ? known : next
      })
    }
    element.addEventListener('scroll', look, { passive: true })
    // It looks at once as well, when the frame is laid out: looked at here, the page would be laid out twice.
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      watcher.disconnect()
    }
  }, [track, count])

  const goTo = useCallback(
    (slot: number) => {
      const element = track.current
      const first = element?.children[0]
      const slide = element?.children[slot]
      if (!element || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return
      element.scrollTo({
        left: slide.offsetLeft - first.offsetLeft,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      })
    },
    [track],
  )

  /** Moves on by what is in view: 1 forward, -1 back. */
  const page = useCallback(
    (way: 1 | -1) => {
      const element = track.current
      if (!element) return
      element.scrollBy({
        left: element.clientWidth * 0.9 * way * (isRtl(element) ? -1 : 1),
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      })
    },
    [track],
  )

  return { index, edges, goTo, page }
}
