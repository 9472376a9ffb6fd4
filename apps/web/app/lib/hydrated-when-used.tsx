import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { whenUsed } from './lazy-when-used.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Whether somebody is in it: their focus would be lost with what they focus. */
const isFocused = (box: HTMLElement | null) => box?.contains(document.activeElement) ?? false

/** Settles when nobody is in it any more. */
async function whenLeft(box: HTMLElement | null): Promise<void> {
  while (isFocused(box)) {
    await new Promise((done) => box?.addEventListener('focusout', done, { once: true }))
    // The next focus is known a moment later.
    await new Promise((done) => setTimeout(done))
  }
}

/**
 * A part whose links work without scripts and that nobody needs at once: the server draws it, and its
 * HTML stands untouched until the page is used and its code has come. Not a Suspense boundary, which
 * any change of a context above it (who is signed in) would empty meanwhile. In a page that is used
 * already its code comes at once, and `fallback` holds its room.
 */
export function hydratedWhenUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load().catch(() => () => null) }))
  return function HydratedWhenUsed(props: Props) {
    const isHydrated = useHydrated()
    const [isServers] = useState(!isHydrated && typeof document !== 'undefined')
    // Not the lazy one: a boundary that is new shows its fallback for a moment, and the page would jump.
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!isServers) return
      let current = true
      void whenUsed()
        .then(load)
        .then(async (part) => {
          await whenLeft(box.current)
          if (current) setLoaded(() => part)
        })
        // Without its code the server's HTML goes on.
        .catch(() => undefined)
      return () => {
        current = false
      }
    }, [isServers])
    if (Loaded)
      return (
        <div className="contents">
          <Loaded {...props} />
        </div>
      )
    return isServers ? (
      <div
        ref={box}
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={untouched}
      />
    ) : (
      <div className="contents">
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

/** React leaves alone what it is given when it hydrates. */
const untouched = { __html: '' }
