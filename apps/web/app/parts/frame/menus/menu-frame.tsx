import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@shop/ui/dropdown-menu'
import { type ReactNode, useRef } from 'react'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'

export interface MenuFrameProps extends PanelProps {
  className?: string
  children: ReactNode
}

/**
 * The floating menu under a button that is there already. Stands in the same positioned box as the
 * button: the menu is placed by that box.
 */
export function MenuFrame({ open, onOpenChange, button, className, children }: MenuFrameProps) {
  const pressedOutside = useRef(false)
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-labelledby={button.current?.id}
        className={className}
        onInteractOutside={(event) => {
          // The button closes it by itself: closed here, its click would open it again.
          if (event.target instanceof Node && button.current?.contains(event.target)) {
            event.preventDefault()
            return
          }
          pressedOutside.current = true
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!pressedOutside.current) button.current?.focus({ preventScroll: true })
          pressedOutside.current = false
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
