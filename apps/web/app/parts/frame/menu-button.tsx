import { cn } from '@shop/ui/cn'
import { ChevronDownIcon } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useLazyPanel } from '#app/lib/use-lazy-panel.ts'

export interface MenuButtonProps {
  load: Parameters<typeof useLazyPanel>[0]
  /** What it chooses, for screen readers; what it shows follows. */
  label?: string
  className?: string
  children: ReactNode
}

/** A button that opens a menu below it. The menu's code comes on intent. */
export function MenuButton({ load, label, className, children }: MenuButtonProps) {
  const { trigger, Panel, panel } = useLazyPanel(load)
  return (
    <div className="relative">
      <button
        type="button"
        {...trigger}
        className={cn(
          'flex min-h-8 items-center gap-1.5 rounded-mark transition-colors hover:text-ink aria-expanded:text-ink',
          className,
        )}
      >
        {label ? <span className="sr-only">{label}</span> : null}
        {children}
        <ChevronDownIcon
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-[rotate] in-aria-expanded:rotate-180"
        />
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </div>
  )
}
