import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back when the shopper has gone to another page (not for the one that is there). */
export function useOnNavigation(onNavigation: () => void) {
  const { key } = useLocation()
  const last = useRef(key)
  const tell = useEffectEvent(onNavigation)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    tell()
  }, [key])
}
