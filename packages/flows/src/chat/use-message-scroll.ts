import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

export interface MessageScroll {
  /** The oldest message that is shown. */
  oldest: number | undefined
  /** How many messages wait to be sent. */
  waiting: number
  /** How many pixels from the top older messages are wanted. */
  near: number
  onNear: () => void
}

/** So close to the end, new messages come into sight by themselves. */
const atEnd = 80

/**
 * Anchors the scroll of a conversation: at the end while the shopper is there, and on the same
 * message when older ones come above it.
 */
export function useMessageScroll({ oldest, waiting, near, onNear }: MessageScroll) {
  const scroller = useRef<HTMLElement>(null)
  const below = useRef(0)
  const shown = useRef({ oldest, waiting })

  const keepPosition = useEffectEvent(() => {
    const box = scroller.current
    if (!box) return
    const cameAbove = shown.current.oldest !== oldest
    const wrote = waiting > shown.current.waiting
    shown.current = { oldest, waiting }
    if (wrote) below.current = 0
    if (cameAbove || below.current < atEnd)
      box.scrollTop = box.scrollHeight - box.clientHeight - below.current
    note()
  })
  const note = () => {
    const box = scroller.current
    if (!box) return
    below.current = box.scrollHeight - box.clientHeight - box.scrollTop
    if (box.scrollTop <= near) onNear()
  }

  useLayoutEffect(() => keepPosition())
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    // The window gets lower when a phone's keyboard comes.
    const watch = new ResizeObserver(() => keepPosition())
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return { ref: scroller, onScroll: note }
}
