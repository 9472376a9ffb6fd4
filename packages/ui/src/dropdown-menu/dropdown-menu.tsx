import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { CheckIcon, ChevronEndIcon } from '../icons/index.ts'

/** A menu that a button opens. Not modal: the page behind still scrolls. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={modal} {...props} />
}

/** The button that opens the menu; pass your own button with `asChild`. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

const surface =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,100vw-2rem)] wrap-anywhere origin-(--radix-dropdown-menu-content-transform-origin) scrollbar-thin overflow-y-auto overscroll-contain rounded-tile bg-raised p-1.5 text-ink text-sm shadow-float outline-none forced-colors:border data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in'

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
        className={cn(surface, className)}
      />
    </Radix.Portal>
  )
}

// The highlight is a ground, which goes in forced colors: there the transparent outline shows.
const item =
  'relative flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 outline-transparent -outline-offset-2 data-[highlighted]:outline-2 data-[disabled]:cursor-default data-[highlighted]:bg-tile data-[disabled]:text-ink-muted data-[disabled]:opacity-60 pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0'

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & {
  /** `danger` when something is lost. */
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

const Tick = () => (
  <Radix.ItemIndicator className="absolute end-3 text-primary-strong">
    <CheckIcon aria-hidden="true" />
  </Radix.ItemIndicator>
)

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
      <Tick />
    </Radix.RadioItem>
  )
}

/** A switch in the menu: on or off, whatever the others are. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      {...props}
      className={cn(item, 'pe-10', className)}
    >
      {children}
      <Tick />
    </Radix.CheckboxItem>
  )
}

/** Items that belong together; a `DropdownMenuLabel` in it says to what. */
export function DropdownMenuGroup(props: ComponentProps<typeof Radix.Group>) {
  return <Radix.Group data-slot="dropdown-menu-group" {...props} />
}

/** A menu inside a menu. One level, and only where a flat list would be too long. */
export function DropdownMenuSub(props: ComponentProps<typeof Radix.Sub>) {
  return <Radix.Sub {...props} />
}

/** The item that opens the inner menu: by hovering, Enter, or the arrow that points along the text. */
export function DropdownMenuSubTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.SubTrigger>) {
  return (
    <Radix.SubTrigger
      data-slot="dropdown-menu-sub-trigger"
      {...props}
      className={cn(item, 'data-[state=open]:bg-tile', className)}
    >
      {children}
      <ChevronEndIcon aria-hidden="true" className="ms-auto text-ink-muted" />
    </Radix.SubTrigger>
  )
}

/** The inner menu. */
export function DropdownMenuSubContent({
  sideOffset = 10,
  collisionPadding = 8,
  className,
  ...props
}: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        data-slot="dropdown-menu-sub-content"
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...props}
        className={cn(surface, className)}
      />
    </Radix.Portal>
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
      className={cn('mx-3 my-1.5 border-hairline border-t', className)}
    />
  )
}
