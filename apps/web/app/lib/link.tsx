import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPath, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom'
import { opensElsewhere } from './opens-elsewhere.ts'
import { PrefetchScreen } from './prefetch-screen.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path, query and hash in this shop, from its root. */
  to: string
  /**
   * Prefetches the screen's code while the pointer or the focus rests on the link, and follows it as a
   * mouse goes down.
   */
  prefetch?: 'intent'
  /** Right before it is followed, by mouse, touch or key. */
  onFollow?: (link: HTMLAnchorElement) => void
  preventScrollReset?: boolean
  /** Back does not lead to this page again. */
  replace?: boolean
}

/** How long a pointer rests on what it means, in ms. */
const rest = 100

/** Comes with the first link that a pointer rests on. */
let presses: typeof import('./press.ts') | undefined
const loadPresses = async () => {
  // Without it the click leads there.
  presses = await import('./press.ts').catch(() => undefined)
}

/** Settles when no mouse is down that has opened the screen and may still take that back. */
export const whenPressed = () => presses?.done

function useIntent(enabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [meant, setMeant] = useState(false)
  const forget = useEffectEvent(() => clearTimeout(timer.current))
  useEffect(() => () => forget(), [])
  if (!enabled) return { meant: false, handlers: {} }
  const begin = () => {
    void loadPresses()
    clearTimeout(timer.current)
    timer.current = setTimeout(setMeant, rest, true)
  }
  const end = () => {
    clearTimeout(timer.current)
    setMeant(false)
  }
  return {
    meant,
    handlers: {
      onMouseEnter: begin,
      onMouseLeave: end,
      onFocus: begin,
      onBlur: end,
      onTouchStart: begin,
    },
  }
}

/**
 * A link to a screen of this shop. The router's own is drawn anew at every step of a navigation,
 * and a list has a hundred of them (measured: a quarter of what opening a product costs).
 */
export function Link({
  to,
  prefetch,
  preventScrollReset,
  replace,
  onFollow,
  onClick,
  target,
  children,
  ...props
}: LinkProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { meant, handlers } = useIntent(prefetch === 'intent')
  /** Its click is still to come. */
  const isPressed = useRef(false)

  const isHere = (event: MouseEvent) =>
    !event.defaultPrevented &&
    event.button === 0 &&
    !opensElsewhere(event) &&
    (!target || target === '_self')

  const follow = (link: HTMLAnchorElement) => {
    if (!router) return
    onFollow?.(link)
    // Going where one is adds no step to go back to.
    const isSame = createPath(router.state.location) === to
    // At once: the browser draws the press first, and a task of its own comes a frame later.
    void router.navigate(to, { replace: replace || isSame, preventScrollReset })
  }

  const press = (event: PointerEvent<HTMLAnchorElement>) => {
    // Where the click has a say of its own, it is waited for.
    if (!router || prefetch !== 'intent' || onClick || props['aria-disabled'] || !isHere(event))
      return
    if (presses?.begin(event, router, isPressed)) follow(event.currentTarget)
  }

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || !isHere(event)) return
    event.preventDefault()
    if (!isPressed.current) follow(event.currentTarget)
  }

  return (
    <>
      <a {...handlers} {...props} href={to} target={target} onPointerDown={press} onClick={click}>
        {children}
      </a>
      {meant ? <PrefetchScreen page={to} /> : null}
    </>
  )
}

/**
 * Marks the document's links for the router, which asks the server for the routes behind marked ones.
 * Marked from the start, they would be asked for in the midst of the first view.
 */
export function discoverLinks() {
  for (const link of document.links)
    if (link.origin === location.origin) link.dataset.discover = 'true'
}

export interface NavLinkProps extends LinkProps {
  /** Only the very address counts as being there, not what lies below it. */
  end?: boolean
}

/** A link that says when its screen is the current one. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation()
  const [path = ''] = props.to.split(/[?#]/)
  const here = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link aria-current={here ? 'page' : undefined} {...props} />
}
