import { type RefObject, useLayoutEffect, useState } from 'react'

const open = '[data-slot="dialog"][data-state="open"], [data-slot="drawer"][data-state="open"]'

const spans = (one: DOMRect, other: Pick<DOMRect, 'left' | 'right'>) =>
  one.left < other.right && other.left < one.right

const openPanel = () => [...document.querySelectorAll<HTMLElement>(open)].at(-1)

/** Where a panel lies when it has come in: what moves it meanwhile does not count. */
const restOf = ({ offsetLeft, offsetWidth, offsetTop, offsetHeight }: HTMLElement) => ({
  left: offsetLeft,
  right: offsetLeft + offsetWidth,
  top: offsetTop,
  height: offsetHeight,
  isAtBottom: Math.abs(offsetTop + offsetHeight - innerHeight) < 2,
})

/** How high a panel's title with its cross is. */
const headOf = ({ firstElementChild: head }: HTMLElement) =>
  head instanceof HTMLElement ? head.offsetHeight : 0

/** A stack is readable from so many px on. */
const narrowest = 272

/** How wide a stack in a corner may be to stand beside the panel; null where there is none, or too little room. */
function widthBeside({ left, right }: DOMRect, panel: HTMLElement | undefined): number | null {
  if (!panel) return null
  const rest = restOf(panel)
  const room = left + right < innerWidth ? rest.left - left : right - rest.right
  return room >= narrowest ? room : null
}

/** Pixels below which the shopper's next button is, as far as it would lie under this stack. */
function takenBelow(stack: HTMLElement): number {
  const box = stack.getBoundingClientRect()
  const panel = openPanel()
  if (panel) {
    const rest = restOf(panel)
    if (!spans(box, rest)) return 0
    const foot = panel.querySelector<HTMLElement>('[data-slot$="-footer"]')
    if (!rest.isAtBottom) {
      // In a low window a dialog's foot comes down to where the stack stands.
      const footTop = rest.top + (foot?.offsetTop ?? 0)
      const isUnder = foot !== null && footTop + foot.offsetHeight > innerHeight - box.height
      return isUnder ? innerHeight - footTop : 0
    }
    if (foot) return foot.offsetHeight
    // A sheet without a foot ends in its button. Where it fills the window its title alone is none, and no field.
    if (rest.height + box.height <= innerHeight) return rest.height
    // It ends with the title: what stands above the sheet is its room, too.
    return Math.max(0, innerHeight - Math.max(rest.top + headOf(panel), box.height))
  }
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.bottom > innerHeight / 2 && bar.top < innerHeight)
    .filter((bar) => spans(box, bar))
    .map(({ top }) => top)
  return Math.max(0, innerHeight - Math.min(innerHeight, ...tops))
}

/** Pixels above which the page's header is, or the head of the panel over it, as far as the stack would lie there. */
function takenAbove(stack: HTMLElement): number {
  const box = stack.getBoundingClientRect()
  const panel = openPanel()
  if (panel) {
    const rest = restOf(panel)
    if (!spans(box, rest) || box.height <= rest.top) return 0
    return rest.top + headOf(panel)
  }
  // Its parts, since it may have no box of its own: some of them stick, others are scrolled away.
  const parts = [...document.querySelectorAll('header:not(main *) > *')]
  return Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom))
}

/**
 * How far from its edge a stack of toasts stands, in px: not at all where it has room beside a dialog; else below the page's header or a panel's head with its cross;
 * above the bar, the drawer's foot or the sheet that holds what is pressed next on phones; over the title of a
 * sheet without a foot that fills the window, beside its cross. A bar of the page says so by `data-bottom-bar`.
 */
export function useTaken(stack: RefObject<HTMLElement | null>, edge: 'top' | 'bottom') {
  const [taken, setTaken] = useState(0)
  const [width, setWidth] = useState<number | null>(null)
  const [isOverTitle, setOverTitle] = useState(false)
  useLayoutEffect(() => {
    const look = () => {
      const box = stack.current
      if (!box) return
      const panel = openPanel()
      const beside = widthBeside(box.getBoundingClientRect(), panel)
      const room = beside === null ? (edge === 'top' ? takenAbove : takenBelow)(box) : 0
      setTaken(room)
      setWidth(beside)
      setOverTitle(
        edge === 'bottom' &&
          panel !== undefined &&
          room > 0 &&
          innerHeight - room > panel.offsetTop &&
          innerHeight - room - box.offsetHeight < panel.offsetTop + headOf(panel),
      )
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
  }, [stack, edge])
  return { taken, width, isOverTitle }
}
