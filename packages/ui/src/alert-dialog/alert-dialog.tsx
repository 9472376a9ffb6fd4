import * as Radix from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useReachable } from '#lib/use-reachable'
import { Button } from '../button/index.ts'
import { panelStyle } from '../dialog/frame.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { Veil } from '../dialog/veil.tsx'
import { useT } from '../i18n/index.ts'
import { useOpenOverlay } from '../open-overlays/index.ts'

type ContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'>

export type AlertDialogProps = ContentProps & {
  /** Its owner holds the state: only it knows when the confirmed thing is done. */
  open: boolean
  /** Asked to close, by the harmless answer or Escape. */
  onOpenChange: (open: boolean) => void
  /** The question; it names the dialog. */
  title: ReactNode
  /** What follows from the answer; read out with the title. */
  description: ReactNode
  /** What is about to happen, as a verb: "Log out". */
  confirmLabel: ReactNode
  /** "Cancel" by default. */
  cancelLabel?: ReactNode
  /** The answer is yes. The dialog does not close by itself: its owner does that when it is done. */
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
  const body = useReachable<HTMLDivElement>()
  useOpenOverlay(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil open={open} data-slot="alert-dialog-overlay" />
        <Radix.Content
          data-slot="alert-dialog"
          {...focus}
          {...props}
          className={cn(
            panelStyle,
            'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-100 rounded-float data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
            className,
          )}
        >
          <div
            ref={body}
            className="min-h-0 flex-1 scrollbar-thin overflow-y-auto overscroll-contain px-6 pt-6 sm:px-8 sm:pt-8"
          >
            <Radix.Title className="break-words font-semibold text-xl">{title}</Radix.Title>
            <Radix.Description className="mt-2 break-words text-ink-soft text-sm">
              {description}
            </Radix.Description>
            {children}
          </div>
          <div className="flex flex-wrap-reverse justify-end gap-3 px-6 pt-7 pb-6 max-sm:*:grow sm:px-8 sm:pb-8">
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
