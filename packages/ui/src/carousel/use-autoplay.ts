import { useEffect, useRef, useState } from 'react'

/** Ticks every so often while it may: not when paused, not when less motion is wanted. */
export function useAutoplay(interval: number | undefined, held: boolean, onTick: () => void) {
  const [playing, setPlaying] = useState(false)
  const tick = useRef(onTick)
  useEffect(() => {
    tick.current = onTick
  })
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setPlaying(interval !== undefined && !query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [interval])
  useEffect(() => {
    if (!playing || held || interval === undefined) return
    const timer = setInterval(() => {
      if (!document.hidden) tick.current()
    }, interval)
    return () => clearInterval(timer)
  }, [playing, held, interval])
  return { playing, setPlaying }
}
