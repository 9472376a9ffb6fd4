import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

/** How long a screen's code and data may take before it is said, in ms. */
const patience = 8000

/** The address of the screen that was pressed for long ago and has not come; null where none is awaited so long. */
export function useLateScreen(): string | null {
  const { location } = useNavigation()
  const [late, setLate] = useState<typeof location>()
  useEffect(() => {
    if (!location) return
    const timer = setTimeout(setLate, patience, location)
    return () => clearTimeout(timer)
  }, [location])
  return location && late === location ? location.pathname + location.search + location.hash : null
}
