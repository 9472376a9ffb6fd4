import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'

/**
 * A small panel that a button opens, for things to do or to set. Not modal: the page goes on behind it.
 * For other apps: the shop has menus and drawers for that.
 */
export const Popover = Radix.Root

/** The button that opens and closes it; pass your own with `asChild`. */
export function PopoverTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="popover-trigger" {...props} />
}

/** A button inside the panel that closes it; pass your own with `asChild`. */
export function PopoverClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="popover-close" {...props} />
}

export type PopoverContentProps = ComponentProps<typeof Radix.Content> & {
  /** Names the panel for screen readers; or point `aria-labelledby` at its heading. */
  label?: string
}

/**
 * The panel. Focus goes in when it opens and back to the trigger when it closes. It turns to the
 * side where it fits, and never grows beyond the view: it scrolls instead.
 */
export function PopoverContent({
  label,
  align = 'start',
  sideOffset = 8,
  collisionPadding = 8,
  className,
  ...props
}: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover-content"
        aria-label={label}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...props}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-(--radix-popover-content-available-width) origin-(--radix-popover-content-transform-origin) scrollbar-thin overflow-y-auto overscroll-contain break-words rounded-tile bg-raised p-4 text-ink text-sm shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in forced-colors:border',
          className,
        )}
      />
    </Radix.Portal>
  )
}
