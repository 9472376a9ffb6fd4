import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { MapPinIcon } from '../icons/index.ts'

export type AddressBoxProps = ComponentProps<'div'> & {
  /** An IconButton of size `sm` in its corner: edit it. */
  action?: ReactNode
}

/** The address that an order goes to, in a frame, with what can be done with it. */
export function AddressBox({ action, className, children, ...props }: AddressBoxProps) {
  return (
    <div
      data-slot="address-box"
      {...props}
      className={cn('flex gap-4 rounded-tile border border-hairline p-4 sm:p-5', className)}
    >
      <MapPinIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">{children}</div>
      {action ? <div className="-me-1.5 -mt-1.5">{action}</div> : null}
    </div>
  )
}
