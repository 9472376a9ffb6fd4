import { noteVitals, screens, type Vital } from '@shop/contract/vitals'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'

/**
 * Measures the Core Web Vitals of this visit and sends them, once each, as the page goes out of sight: with
 * the screen's name and the kind of device, and nothing that tells whose visit it was (decision 051).
 *
 * @param screenOf the name of the screen at an address; undefined for none
 */
export function watchVitals(screenOf: (path: string) => string | undefined) {
  const opened = location.pathname
  const found = new Map<string, Vital>()
  const sent = new Set<string>()
  const note = ({ id: view, name, value, navigationURL }: Metric) => {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return
    const id = screenOf(navigationURL ? new URL(navigationURL).pathname : opened)
    const screen = screens.find((one) => one === id)
    if (screen && !sent.has(view)) found.set(view, { screen, name, value })
  }
  for (const watch of [onLCP, onINP, onCLS]) watch(note, { reportSoftNavs: true })
  // After theirs, which report last values then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return
    const body = {
      is_phone: matchMedia('(pointer: coarse)').matches,
      vitals: [...found.values()].slice(0, 60),
    }
    const type = 'application/json'
    navigator.sendBeacon(`/api${noteVitals.path}`, new Blob([JSON.stringify(body)], { type }))
    for (const id of found.keys()) sent.add(id)
    found.clear()
  })
}
