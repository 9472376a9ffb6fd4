import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { Slot } from '#lib/slot'
import { isRtl } from '#lib/text-direction'
import { computePosition, type FlyoutSide } from './compute-position.ts'

export type HoverFlyoutProps = Omit<ComponentProps<'div'>, 'content'> & {
  /** The link or button that is hovered; one element. */
  trigger: ReactNode
  /** What flies out: links. It comes right after the trigger in the tab order. */
  children: ReactNode
  /** Names the flyout. */
  label: string
  /** Below the trigger, or beside it; on the other side where there is no room. */
  side?: FlyoutSide
  /** Milliseconds of hovering before it opens, so that passing over does nothing. */
  openDelay?: number
  /** Milliseconds after the pointer has left; enough to cross the gap. */
  closeDelay?: number
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Styles the flyout itself. */
  contentClassName?: string
}

/**
 * A panel of links that hovering a link brings out, in the top layer, so that no box cuts it off.
 * The arrow down key opens it and Tab walks through it; Escape closes it. A touch follows the link.
 */
export function HoverFlyout({
  trigger,
  children,
  label,
  side = 'bottom',
  openDelay = 120,
  closeDelay = 180,
  onOpenChange,
  contentClassName,
  className,
  ref,
  ...props
}: HoverFlyoutProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const refs = useMemo(() => mergeRefs(root, ref), [ref])
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    if (next === open) return
    setOpen(next)
    onOpenChange?.(next)
  }
  const schedule = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next), next ? openDelay : closeDelay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = useRef(() => {})
  useEffect(() => {
    close.current = () => change(false)
  })
  useEffect(() => {
    if (!open) return
    // On the document: what hovering brought out goes with Escape wherever the focus is.
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      if (panel.current?.contains(document.activeElement)) triggerOf(root.current)?.focus()
      close.current()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [open])

  useEffect(() => {
    const anchor = triggerOf(root.current)
    const element = panel.current
    if (!open || !anchor || !element) return
    const position = () => {
      // The document's box leaves the scrollbar's gutter out, also while there is no scrollbar.
      const { width } = document.documentElement.getBoundingClientRect()
      const viewport = { width, height: innerHeight }
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const rtl = isRtl(anchor)
      const { left, top } = computePosition(anchor.getBoundingClientRect(), size, {
        side,
        rtl,
        viewport,
      })
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    }
    element.showPopover()
    position()
    // A font that comes late makes it wider.
    const sizes = new ResizeObserver(position)
    sizes.observe(element)
    window.addEventListener('scroll', position, { passive: true, capture: true })
    window.addEventListener('resize', position)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', position, { capture: true })
      window.removeEventListener('resize', position)
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, side])

  const hover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') schedule(next)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'ArrowDown' && !open) {
      event.preventDefault()
      change(true)
    }
  }

  const listeners = {
    onPointerEnter: hover(true),
    onPointerLeave: hover(false),
    onKeyDown: press,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) change(false)
    },
  }

  return (
    <div data-slot="hover-flyout" ref={refs} {...props} {...listeners} className={className}>
      <Slot aria-expanded={open} aria-controls={id}>
        {trigger}
      </Slot>
      <nav
        ref={panel}
        id={id}
        popover="manual"
        aria-label={label}
        className={cn(
          'fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] min-w-48 animate-menu-in overflow-y-auto rounded-tile border-0 bg-raised p-2 text-ink text-sm shadow-float forced-colors:border',
          contentClassName,
        )}
      >
        {open ? children : null}
      </nav>
    </div>
  )
}

const triggerOf = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>(':scope > [aria-expanded]')
