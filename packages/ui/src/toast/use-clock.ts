import { useEffect, useRef } from 'react'

export type Clock = {
  /** Milliseconds of running time. */
  duration: number
  /** Another one starts the clock again. */
  turn: number
  /** Time stands still, and what is left is kept. */
  paused: boolean
}

/** Calls back when the clock has run out. */
export function useClock({ duration, turn, paused }: Clock, onEnd: () => void) {
  const left = useRef({ turn, duration, time: duration })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (left.current.turn !== turn || left.current.duration !== duration)
      left.current = { turn, duration, time: duration }
    if (paused || !Number.isFinite(duration)) return
    const clock = left.current
    const started = performance.now()
    const timer = setTimeout(() => end.current(), clock.time)
    return () => {
      clearTimeout(timer)
      clock.time -= performance.now() - started
    }
  }, [paused, duration, turn])
}
