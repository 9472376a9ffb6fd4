import { type RefObject, useEffect } from 'react'

/**
 * Keeps the current link or button of a row that scrolls sideways in its middle: at first, when `current`
 * changes, and when the row or its words take another width, as when a font arrives. A row without a
 * current one is seen from its beginning. The page does not move.
 */
export function useCurrentInSight(
  row: RefObject<HTMLElement | null>,
  current: string | number | undefined,
) {
  useEffect(() => {
    const list = row.current
    if (!list || current === undefined) return
    const show = () => {
      const link = list.querySelector('[aria-current]')?.getBoundingClientRect()
      if (!link) {
        list.scrollLeft = 0
        return
      }
      const frame = list.getBoundingClientRect()
      list.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2)
    }
    const sizes = new ResizeObserver(show)
    for (const sized of [list, ...list.querySelectorAll('li')]) sizes.observe(sized)
    return () => sizes.disconnect()
  }, [row, current])
}
