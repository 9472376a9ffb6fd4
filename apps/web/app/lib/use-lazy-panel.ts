import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { sayMissing } from './lazy-part.tsx'

/** What a menu, drawer or dialog gets from the button that opens it. */
export interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button: names the panel, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
}

/** How a button looks that waits for what it opens; its words can still be read. */
const dimmed = { opacity: 0.7 }

type Load<Props> = () => Promise<{ default: ComponentType<PanelProps & Props> }>

/**
 * A button whose panel's code is prefetched when the shopper seems to want it: when the pointer or
 * the focus arrives. The first press opens it, however slow the network is.
 */
export function useLazyPanel<Props = unknown>(
  load: Load<Props>,
  popup: 'menu' | 'dialog' | 'panel' = 'menu',
) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps & Props> | null>(null)
  const [open, setOpen] = useState(false)

  const fetch = (isPressed: boolean) => {
    if (Panel) return
    load().then(
      (parts) => setPanel(() => parts.default),
      () => {
        setOpen(false)
        if (isPressed) sayMissing()
      },
    )
  }
  const change = (next: boolean) => {
    if (next) fetch(true)
    setOpen(next)
  }

  const warm = () => fetch(false)
  /** It was asked for, and its code is on its way: another press takes nothing back. */
  const isPending = open && !Panel

  return {
    open,
    change,
    trigger: {
      ref: button,
      // A menu is named by its button.
      id: popup === 'menu' ? id : undefined,
      'aria-haspopup': popup === 'panel' ? undefined : popup,
      'aria-expanded': open,
      'aria-busy': isPending || undefined,
      style: isPending ? dimmed : undefined,
      onPointerEnter: warm,
      onFocus: warm,
      onTouchStart: warm,
      onClick: () => {
        if (!isPending) change(!open)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (popup !== 'menu' || event.key !== 'ArrowDown' || open) return
        event.preventDefault()
        change(true)
      },
    },
    Panel,
    panel: { open, onOpenChange: change, button },
  } as const
}
