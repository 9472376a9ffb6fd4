import { type PointerEvent, useRef, useState } from 'react'

/** So far a finger goes until it is a swipe; px. */
const far = 56

/** What moves less is a tap, or the page being scrolled; px. */
const slack = 8

/**
 * A finger takes an element away to either side; one that is let go before it is far lets it come back. The page
 * still scrolls up and down under it.
 */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<{ id: number; x: number } | null>(null)
  const [way, setWay] = useState(0)
  const end = () => {
    start.current = null
  }
  return {
    style: {
      touchAction: 'pan-y',
      transform: way === 0 ? undefined : `translateX(${way}px)`,
      opacity: way === 0 ? undefined : Math.max(0.2, 1 - Math.abs(way) / (4 * far)),
    },
    handlers: {
      onPointerDown: ({ pointerType, pointerId, clientX }: PointerEvent) => {
        if (pointerType === 'touch') start.current = { id: pointerId, x: clientX }
      },
      onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
        if (start.current?.id !== pointerId) return
        const gone = clientX - start.current.x
        if (way !== 0 || Math.abs(gone) >= slack) setWay(gone)
      },
      onPointerUp: () => {
        if (start.current && Math.abs(way) >= far) onSwiped()
        else setWay(0)
        end()
      },
      onPointerCancel: () => {
        setWay(0)
        end()
      },
    },
  }
}
