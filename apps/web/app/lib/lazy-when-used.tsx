import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** First signs that the page is used, so that what it can do besides will matter. */
export const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** A press before hydration is replayed after it: it counts too. */
const used = new Promise<void>((done) => {
  if (typeof document === 'undefined') return
  for (const name of touches) addEventListener(name, () => done(), { once: true, passive: true })
})

/** Settles when somebody first uses the page, and stays settled. */
export const whenUsed = (): Promise<void> => used

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

/**
 * A part that is read and not pressed: the server draws it, and its HTML is hydrated once the page is
 * used. In a page that is used already its code comes at once, and `fallback` holds its room meanwhile.
 */
export function hydratedWhenUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await whenUsed()
    return { default: await load().catch(() => () => null) }
  })
  // An update from above that changes nothing must not draw what is not hydrated yet anew.
  return memo(function HydratedWhenUsed(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}
