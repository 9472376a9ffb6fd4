import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useReachable } from '#lib/use-reachable'
import { keepOpenOnToast, useReturnFocus } from '#lib/use-return-focus'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icons/index.ts'

export const dialogSizes = {
  sm: 'sm:max-w-100',
  md: 'sm:max-w-120',
  lg: 'sm:max-w-160',
  xl: 'sm:max-w-240',
}

const panel = cva(
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-float bg-raised text-ink shadow-overlay outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-float sm:data-[state=closed]:animate-rise-out sm:data-[state=open]:animate-rise-in',
  { variants: { size: dialogSizes } },
)

/** The veil behind dialogs and drawers. */
export const overlayStyle =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

type ContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'>

export type DialogProps = ContentProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog; always there, also when hidden from sight. */
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  /** Buttons, at the bottom, always in view. */
  footer?: ReactNode
  size?: keyof typeof dialogSizes
  /** Whether Escape, the cross and a press outside close it. */
  dismissible?: boolean
}

const refuse = (event: Event) => event.preventDefault()

/**
 * A window over the page: focus stays in it and goes back to what opened it, Escape closes it,
 * the page behind does not scroll. On small screens it comes up as a sheet.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  footer,
  size = 'md',
  dismissible = true,
  className,
  children,
  ...props
}: DialogProps) {
  const t = useT()
  const focus = useReturnFocus()
  const body = useReachable<HTMLDivElement>()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-slot="dialog-overlay" className={overlayStyle} />
        <Radix.Content
          data-slot="dialog"
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={dismissible ? undefined : refuse}
          onInteractOutside={dismissible ? keepOpenOnToast : refuse}
          {...props}
          className={cn(panel({ size }), className)}
        >
          <div
            className={cn(
              'flex items-start gap-4 ps-6 pe-3 pt-4 sm:ps-8 sm:pe-4 sm:pt-5',
              hideTitle ? 'absolute end-0 top-0 z-1' : 'pb-1',
            )}
          >
            <div className={cn('min-w-0 flex-1 pt-1.5', hideTitle && 'sr-only')}>
              <Radix.Title className="break-words font-semibold text-xl">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-ink-muted text-sm">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            {dismissible ? (
              <Radix.Close asChild>
                <IconButton label={t('Close')}>
                  <XIcon aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            ) : null}
          </div>
          <div
            ref={body}
            data-slot="dialog-body"
            className={cn(
              'min-h-0 flex-1 scrollbar-thin overflow-y-auto overscroll-contain px-6 py-4 text-sm sm:px-8',
              !footer && 'pb-6 sm:pb-8',
            )}
          >
            {children}
          </div>
          {footer ? (
            <div
              data-slot="dialog-footer"
              className="flex flex-wrap-reverse items-center justify-end gap-3 px-6 pt-2 pb-6 max-sm:*:flex-1 sm:px-8 sm:pb-8"
            >
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
