import { cn } from '#lib/cn'

/** The look of a tab; of TabLinks and of Tabs. */
export const tabStyle = (selected: boolean) =>
  cn(
    'relative inline-flex h-12 rounded-mark shrink-0 items-center gap-2 whitespace-nowrap px-1 font-medium text-sm -outline-offset-2 transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full',
    selected
      ? 'text-ink after:bg-primary-strong forced-colors:after:h-1 forced-colors:after:bg-[Highlight]'
      : 'text-ink-muted hover:text-ink',
  )

/** The line that tabs stand on; scrolls sideways when they are many. */
export const tabListStyle =
  'flex gap-4 overflow-x-auto overflow-y-hidden border-hairline border-b scrollbar-none'
