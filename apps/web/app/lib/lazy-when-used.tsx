import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * First signs that the page is used, so that what it can do besides will matter; `start-app` gives one for what
 * was done before this code came. The browser's own Back touches no page, and what the server drew is of
 * another address then.
 */
export const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'popstate'] as const

/** A press before hydration is replayed after it: it counts too. */
const used = new Promise<void>((done) => {
  if (typeof document === 'undefined') return
  for (const name of touches) addEventListener(name, () => done(), { once: true, passive: true })
})

/** Settles when somebody first uses the page, and stays settled. */
export const whenUsed = (): Promise<void> => used

/** After the page has come, so long is waited for somebody to use it, in ms: by then a first view is at rest. */
const rest = 1500

/** Settles when somebody uses the page, or when it has come and is at rest. */
export const whenUsedOrAtRest = (): Promise<void> => {
  const atRest = new Promise<void>((done) => {
    const wait = () => setTimeout(done, rest)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return Promise.race([used, atRest])
}

/**
 * A part that no first view needs: it is in no server's HTML, and its code comes once the page is
 * used. Nothing may make room for it. Without its code the screen goes on without the part.
 *
 * @param sooner settles when it is needed before anybody has touched the page
 */
export function lazyWhenUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sooner?: () => Promise<void>,
) {
  const Part = lazy(async () => {
    await Promise.race([whenUsed(), ...(sooner ? [sooner()] : [])])
    return { default: await load().catch(() => () => null) }
  })
  return (props: Props) =>
    useHydrated() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null
}
