import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { Toast } from './toast.tsx'
import type { ToastEntry, ToastPosition } from './toast-list.ts'
import { useTaken } from './use-taken.ts'

const positionClasses: Record<ToastPosition, string> = {
  'top-center': 'inset-x-0 top-0 mx-auto',
  'top-right': 'top-0 ltr:end-0 rtl:start-0',
  'bottom-start': 'start-0 bottom-0 flex-col-reverse',
  'bottom-center': 'inset-x-0 bottom-0 mx-auto flex-col-reverse',
  'bottom-end': 'end-0 bottom-0 flex-col-reverse',
}

function usePageHidden() {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}

const dismissButton = '[data-slot="toast-dismiss"]'

/**
 * A toast is far from where the keyboard is and soon gone: F8 goes there at once.
 *
 * @returns where the focus was then
 */
function useShortcut() {
  const from = useRef<Element | null>(null)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const button = document.querySelector<HTMLElement>('[data-slot="toast"] button')
      const before = document.activeElement
      if (event.key !== 'F8' || !button || button.closest('li')?.contains(before)) return
      from.current = before
      // A modal dialog takes the focus back from whom it goes to: so it goes to nobody first.
      if (before instanceof HTMLElement) before.blur()
      button.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return from
}

export type ToastStacksProps = {
  toasts: ToastEntry[]
  paused: boolean
  onDismiss: (id: string) => void
}

/** The toasts, stacked where each wants to be. Comes with the first of them. */
export default function ToastStacks({ toasts, paused, onDismiss }: ToastStacksProps) {
  const hidden = usePageHidden()
  const from = useShortcut()
  const positions = Object.keys(positionClasses) as ToastPosition[]
  const dismiss = (id: string) => {
    onDismiss(id)
    toasts.find((toast) => toast.id === id)?.onDismiss?.()
  }
  return positions.map((position) => {
    // The newest first: nearest to its edge, and in view when the stack is higher than the window.
    const stack = toasts.filter((toast) => toast.position === position).reverse()
    return stack.length === 0 ? null : (
      <Stack
        key={position}
        positionClass={positionClasses[position]}
        edge={position.startsWith('bottom') ? 'bottom' : 'top'}
        from={from}
      >
        {(looking, handOn) =>
          stack.map((toast) => (
            <Toast
              key={toast.id}
              toast={toast}
              paused={paused || looking || hidden}
              onLeave={handOn}
              onDismiss={dismiss}
            />
          ))
        }
      </Stack>
    )
  })
}

type StackProps = {
  positionClass: string
  edge: 'top' | 'bottom'
  /** Where the focus was when F8 was pressed. */
  from: RefObject<Element | null>
  children: (looking: boolean, handOn: (toast: Element) => void) => ReactNode
}

function Stack({ positionClass, edge, from, children }: StackProps) {
  const list = useRef<HTMLOListElement>(null)
  const { taken, width, isOverTitle } = useTaken(list, edge)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const origin = useRef<Element | null>(null)
  /** Focus does not fall off the page with a toast: on to its neighbour, or back to where it was. */
  const handOn = (toast: Element) => {
    if (!toast.contains(document.activeElement)) return
    const neighbour = toast.nextElementSibling ?? toast.previousElementSibling
    const next = neighbour?.querySelector(dismissButton) ?? origin.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    const toast = event.target instanceof Element ? event.target.closest('li') : null
    toast?.querySelector<HTMLElement>(dismissButton)?.click()
  }
  return (
    <ol
      ref={list}
      style={{
        ...(width !== null && { '--beside': `${width}px` }),
        ...(taken > 0 && { [edge]: taken, maxHeight: `calc(100dvh - ${taken}px)` }),
      }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget ?? from.current
        setFocused(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
      onKeyDown={leave}
      className={cn(
        'pointer-events-none fixed z-70 flex max-h-dvh w-full max-w-[min(26rem,var(--beside,26rem))] scrollbar-none flex-col gap-3 overflow-y-auto p-4 print:hidden',
        positionClass,
        // The panel's cross stays to be pressed.
        isOverTitle && 'py-2 pe-16',
      )}
    >
      {children(hovered || focused, handOn)}
    </ol>
  )
}
