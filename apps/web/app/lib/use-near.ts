import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the view: the moment to load what belongs into it. */
export function useNear(element: RefObject<HTMLElement | null>, margin = '600px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [near, element, margin])
  return near
}
