import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { CheckIcon } from '../icons/index.ts'

/** A menu that a button opens. Not modal: the page behind still scrolls. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={modal} {...props} />
}

/** The button that opens the menu; pass your own button with `asChild`. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

/** The floating list. Arrow keys, Home, End and typing move in it. */
export function DropdownMenuContent({
  align = 'end',
  sideOffset = 8,
  collisionPadding = 8,
  className,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...props}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) scrollbar-thin overflow-y-auto overscroll-contain rounded-tile bg-raised p-1.5 text-ink text-sm shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in',
          className,
        )}
      />
    </Radix.Portal>
  )
}

const item =
  'relative flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 outline-none data-[disabled]:cursor-default data-[highlighted]:bg-tile data-[disabled]:text-ink-muted data-[disabled]:opacity-60 pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0'

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & {
  tone?: 'default' | 'danger'
}

/** One thing to do, or with `asChild` one place to go. */
export function DropdownMenuItem({ tone = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      {...props}
      className={cn(item, tone === 'danger' && 'text-danger', className)}
    />
  )
}

/** A set of answers of which one holds: language, currency, sort. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />
}

/** One answer; the one that holds has a tick. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      data-slot="dropdown-menu-radio-item"
      {...props}
      className={cn(item, 'pe-10 data-[state=checked]:font-semibold', className)}
    >
      {children}
      <Radix.ItemIndicator className="absolute end-3 text-primary-strong">
        <CheckIcon aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

/** A heading inside the menu. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      {...props}
      className={cn('px-3 pt-2 pb-1 text-ink-muted text-xs', className)}
    />
  )
}

/** A hairline between groups. */
export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={cn('mx-3 my-1.5 h-px bg-hairline', className)}
    />
  )
}
