import * as Radix from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useReturnFocus } from '#lib/use-return-focus'
import { Button } from '../button/index.ts'
import { useT } from '../i18n/index.ts'

type ContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'>

export type AlertDialogProps = ContentProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** What is about to happen, as a verb: "Log out". */
  confirmLabel: ReactNode
  /** "Cancel" by default. */
  cancelLabel?: ReactNode
  onConfirm: () => void
  /** `danger` when something is lost. */
  tone?: 'default' | 'danger'
  /** The confirmed thing is under way: the dialog stays until its owner closes it. */
  busy?: boolean
}

/** A question that must be answered. Focus starts on the harmless answer. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  busy = false,
  className,
  children,
  ...props
}: AlertDialogProps) {
  const t = useT()
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          data-slot="alert-dialog-overlay"
          className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <Radix.Content
          data-slot="alert-dialog"
          {...focus}
          {...props}
          className={cn(
            'fixed inset-0 z-50 m-auto h-fit w-[calc(100%-2rem)] max-w-100 overflow-hidden rounded-float bg-raised p-6 text-ink shadow-overlay outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:p-8',
            className,
          )}
        >
          <Radix.Title className="break-words font-semibold text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft text-sm">
            {description}
          </Radix.Description>
          {children}
          <div className="mt-7 flex flex-wrap-reverse justify-end gap-3 max-sm:*:flex-1">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel ?? t('Cancel')}</Button>
            </Radix.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={busy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
