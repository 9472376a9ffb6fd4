import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

/** How long the next page may take before it shows that it is on its way, in ms. */
const patience = 150

/** A thin line at the top while the next page is on its way; a quick one comes without it. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== 'idle'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setSlow, patience, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return isSlow ? (
    <div
      data-slot="navigation-progress"
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 origin-left scale-x-95 bg-primary-strong opacity-100 transition-[scale,opacity] duration-[8s,150ms] starting:scale-x-0 starting:opacity-0 rtl:origin-right"
    />
  ) : null
}
