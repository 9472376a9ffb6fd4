import { useNavigation } from 'react-router-dom'

/** A thin line at the top while the next page is on its way; a quick one comes without it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 origin-left scale-x-95 bg-primary-strong opacity-100 transition-[scale,opacity] delay-150 duration-[8s,150ms] starting:scale-x-0 starting:opacity-0 rtl:origin-right"
    />
  )
}
