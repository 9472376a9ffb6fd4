import { type RefObject, useLayoutEffect, useState } from 'react'

const open = '[data-slot="dialog"][data-state="open"], [data-slot="drawer"][data-state="open"]'

const spans = (one: DOMRect, other: Pick<DOMRect, 'left' | 'right'>) =>
  one.left < other.right && other.left < one.right

/** Where a panel lies when it has come in: what moves it meanwhile does not count. */
const restOf = ({ offsetLeft, offsetWidth, offsetTop, offsetHeight }: HTMLElement) => ({
  left: offsetLeft,
  right: offsetLeft + offsetWidth,
  height: offsetHeight,
  isAtBottom: Math.abs(offsetTop + offsetHeight - innerHeight) < 2,
})

/** Pixels below which the shopper's next button is, as far as it would lie under this stack. */
function takenBelow(stack: HTMLElement): number {
  const box = stack.getBoundingClientRect()
  const panel = [...document.querySelectorAll<HTMLElement>(open)].at(-1)
  if (panel) {
    const rest = restOf(panel)
    if (!rest.isAtBottom || !spans(box, rest)) return 0
    const foot = panel.querySelector<HTMLElement>('[data-slot$="-footer"]')
    if (foot) return foot.offsetHeight
    // A sheet without a foot ends in its button; where it fills the window there is no other place.
    return rest.height + box.height <= innerHeight ? rest.height : 0
  }
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.bottom > innerHeight / 2 && bar.top < innerHeight)
    .filter((bar) => spans(box, bar))
    .map(({ top }) => top)
  return Math.max(0, innerHeight - Math.min(innerHeight, ...tops))
}

/**
 * How far from the bottom a stack of toasts stands, in px: on phones above the bar, the drawer's foot
 * or the sheet that holds what is pressed next. A bar of the page says so by `data-bottom-bar`.
 */
export function useTakenBottom(stack: RefObject<HTMLElement | null>, atBottom: boolean): number {
  const [taken, setTaken] = useState(0)
  useLayoutEffect(() => {
    if (!atBottom) return
    const look = () => {
      if (stack.current) setTaken(takenBelow(stack.current))
    }
    look()
    // Panels open and close meanwhile, and their feet come with what they show.
    const watch = new MutationObserver(look)
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-state'],
    })
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      removeEventListener('resize', look)
      removeEventListener('scroll', look)
    }
  }, [stack, atBottom])
  return taken
}
