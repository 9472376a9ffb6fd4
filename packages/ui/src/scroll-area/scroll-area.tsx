import { cva } from 'class-variance-authority'
import { type ComponentProps, useMemo, useRef } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useReachable } from '#lib/use-reachable'
import { useScrollEdges } from './use-scroll-edges.ts'

export const scrollAreaOrientations = {
  vertical: 'overflow-x-clip overflow-y-auto',
  horizontal: 'overflow-x-auto overflow-y-clip',
  both: 'overflow-auto',
}

const area = cva(
  'scrollbar-thin h-full max-h-[inherit] overscroll-contain rounded-[inherit] -outline-offset-2',
  { variants: { orientation: scrollAreaOrientations } },
)

const shadow =
  'pointer-events-none absolute z-1 from-ink/15 to-transparent opacity-0 transition-opacity'

const vertical = [
  {
    edge: 'top',
    look: 'inset-x-0 top-0 h-4 rounded-t-[inherit] bg-linear-to-b group-data-[more~=top]/scroll:opacity-100',
  },
  {
    edge: 'bottom',
    look: 'inset-x-0 bottom-0 h-4 rounded-b-[inherit] bg-linear-to-t group-data-[more~=bottom]/scroll:opacity-100',
  },
]
const horizontal = [
  {
    edge: 'start',
    look: 'inset-y-0 start-0 w-4 rounded-s-[inherit] bg-linear-to-r group-data-[more~=start]/scroll:opacity-100 rtl:bg-linear-to-l',
  },
  {
    edge: 'end',
    look: 'inset-y-0 end-0 w-4 rounded-e-[inherit] bg-linear-to-l group-data-[more~=end]/scroll:opacity-100 rtl:bg-linear-to-r',
  },
]
const shadows = { vertical, horizontal, both: [...vertical, ...horizontal] }

export type ScrollAreaProps = ComponentProps<'section'> & {
  /** Says what scrolls, for screen readers. */
  label: string
  /** Which way more of it can be scrolled to; its shade lies at those edges. */
  orientation?: keyof typeof scrollAreaOrientations
}

/**
 * A part of the page that scrolls by itself, with the browser's own scrolling. A shadow lies on
 * every edge that hides something. Give the frame its height (or `max-h-…`) with `className`; `ref`
 * and everything else reach the part that scrolls.
 */
export function ScrollArea({
  label,
  orientation = 'vertical',
  ref,
  className,
  children,
  ...props
}: ScrollAreaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const reachable = useReachable<HTMLElement>()
  const refs = useMemo(() => mergeRefs(scroller, reachable, ref), [reachable, ref])
  useScrollEdges(scroller, frame)
  return (
    <div
      ref={frame}
      data-slot="scroll-area"
      className={cn(
        'group/scroll relative min-w-0 rounded-control forced-colors:border',
        className,
      )}
    >
      <section {...props} ref={refs} aria-label={label} className={area({ orientation })}>
        {children}
      </section>
      {shadows[orientation].map(({ edge, look }) => (
        <span key={edge} aria-hidden="true" className={cn(shadow, look)} />
      ))}
    </div>
  )
}
