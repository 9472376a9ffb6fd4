import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when a panel is done with: Escape, a press or the focus somewhere else. */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (by: 'escape' | 'outside') => void,
) {
  const dismiss = useEffectEvent(onDismiss)
  const isInside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Node && inside.some(({ current }) => current?.contains(target)),
  )
  useEffect(() => {
    if (!open) return
    const look = ({ target }: Event) => {
      if (!isInside(target)) dismiss('outside')
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape')
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    // On the window: a flyout inside that closes itself stops the key at the document.
    window.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
      window.removeEventListener('keydown', press)
    }
  }, [open])
}
