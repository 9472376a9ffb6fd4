import { useEffect, useRef } from 'react'

/** Calls back after so many milliseconds of running time; while paused the rest is kept. */
export function useClock(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    left.current = duration
  }, [duration])
  useEffect(() => {
    if (paused || !Number.isFinite(duration)) return
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused, duration])
}
