import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { whenUsed } from './lazy-when-used.tsx'
import { opensElsewhere } from './opens-elsewhere.ts'
import { useHydrated } from './use-hydrated.ts'
import { type Navigate, useNavigate } from './use-navigate.ts'

/**
 * A part whose links work without scripts and that nobody needs at once: the server draws it, and its
 * HTML stands untouched until the page is used and its code has come. Not a Suspense boundary, which
 * any change of a context above it (who is signed in) would empty meanwhile. In a page that is used
 * already its code comes at once, and `fallback` holds its room. Focus and what is typed
 * meanwhile go on.
 *
 * @param when settles when its code is to come, of a page that is not used yet
 */
export function hydratedWhenUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  when = whenUsed,
) {
  const loadSafely = () => load().catch(() => () => null)
  const Part = lazy(async () => ({ default: await loadSafely() }))
  return function HydratedWhenUsed(props: Props) {
    const isHydrated = useHydrated()
    const navigate = useNavigate()
    const [isServers] = useState(!isHydrated && typeof document !== 'undefined')
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const show = (part: ComponentType<Props>) => setLoaded(() => part)
      if (isServers)
        when()
          .then(() => import('./swap-when-still.ts'))
          .then(({ swapWhenStill }) => swapWhenStill(box, load(), show))
          // Without its code the server's HTML goes on.
          .catch(() => undefined)
      // After the screen's first frame, in small steps. A Suspense boundary would hold it back for 300 ms
      // once its fallback was seen, also where its code has been there for long.
      else void loadSafely().then((part) => startTransition(() => show(part)))
    }, [isServers])
    if (Loaded)
      return (
        <div ref={box} className="contents">
          <Loaded {...props} />
        </div>
      )
    return isServers ? (
      <div
        ref={box}
        className="contents"
        suppressHydrationWarning
        onClickCapture={(event) => followLink(event, navigate)}
        dangerouslySetInnerHTML={untouched}
      />
    ) : (
      <div className="contents">
        {typeof document === 'undefined' ? (
          <Suspense>
            <Part {...props} />
          </Suspense>
        ) : (
          fallback
        )}
      </div>
    )
  }
}

/**
 * Its links are plain ones: the page goes on, as with the app's own. One that would lead without what was typed
 * beside it, which its code knows of, or opens something over the page (`data-opens`) is held until that has
 * come.
 */
function followLink(event: MouseEvent<HTMLElement>, navigate: Navigate) {
  const link = (event.target as Element).closest<HTMLAnchorElement>(own)
  if (!link || opensElsewhere(event)) return
  event.preventDefault()
  if (link.dataset.opens || event.currentTarget.querySelector('[data-changed]'))
    link.dataset.held = ''
  else
    void navigate(link.href.slice(link.origin.length), {
      preventScrollReset: link.pathname === location.pathname,
    })
}

/** Links to this shop's own screens. */
const own = 'a[href^="/"]:not([target])'

/** React leaves alone what it is given when it hydrates. */
const untouched = { __html: '' }
