import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useReachable } from '#lib/use-reachable'
import { keepOpenOnToast, useReturnFocus } from '#lib/use-return-focus'
import { overlayStyle } from '../dialog/index.ts'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icons/index.ts'

export const drawerSides = {
  start:
    'inset-y-0 start-0 w-[min(100vw-3rem,26rem)] rounded-e-float [--side:-1] data-[state=closed]:animate-side-out data-[state=open]:animate-side-in rtl:[--side:1]',
  end: 'inset-y-0 end-0 w-[min(100vw-1.5rem,28rem)] rounded-s-float [--side:1] data-[state=closed]:animate-side-out data-[state=open]:animate-side-in rtl:[--side:-1]',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-3rem)] w-full max-w-160 rounded-t-float data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
}

const panel = cva(
  'fixed z-50 flex flex-col overflow-hidden bg-raised text-ink shadow-overlay outline-none',
  { variants: { side: drawerSides } },
)

type ContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'>

export type DrawerProps = ContentProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the drawer; always there, also when hidden from sight. */
  title: ReactNode
  hideTitle?: boolean
  /** Beside the title: a count, a link. */
  aside?: ReactNode
  description?: ReactNode
  /** Buttons and totals, at the bottom, always in view. */
  footer?: ReactNode
  /** Where it comes from; start and end mirror in RTL. */
  side?: keyof typeof drawerSides
}

/** A panel from the page's edge: cart, menu, filters. Behaves like a Dialog. */
export function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  aside,
  description,
  footer,
  side = 'end',
  className,
  children,
  ...props
}: DrawerProps) {
  const t = useT()
  const focus = useReturnFocus()
  const body = useReachable<HTMLDivElement>()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-slot="drawer-overlay" className={overlayStyle} />
        <Radix.Content
          data-slot="drawer"
          data-side={side}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          onInteractOutside={keepOpenOnToast}
          {...props}
          className={cn(panel({ side }), className)}
        >
          <div className="flex min-h-16 items-center gap-3 border-hairline border-b ps-5 pe-3 sm:ps-6">
            <div className={cn('min-w-0 flex-1 py-3', hideTitle && 'sr-only')}>
              <Radix.Title className="truncate font-semibold text-lg">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="text-ink-muted text-sm">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            {aside}
            <Radix.Close asChild>
              <IconButton label={t('Close')} className="ms-auto">
                <XIcon aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div
            ref={body}
            data-slot="drawer-body"
            className="min-h-0 flex-1 scrollbar-thin overflow-y-auto overscroll-contain px-5 py-5 sm:px-6"
          >
            {children}
          </div>
          {footer ? (
            <div
              data-slot="drawer-footer"
              className="border-hairline border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6"
            >
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
