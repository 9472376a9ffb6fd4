import { Dialog, firstField } from '@shop/ui/dialog'
import { type ReactNode, useEffect, useRef } from 'react'

export type FlowDialogProps = {
  /** Whether it is shown. */
  open: boolean
  /** Escape, a press beside it or its close button. */
  onDismiss: () => void
  /** Names the dialog; translated already. */
  title: string
  /** Names the step: another one in the same dialog starts in its own first field. */
  step?: string
  /** A form of the flow. */
  children: ReactNode
}

/** The dialog of a flow: its steps take turns in it. */
export function FlowDialog({ open, onDismiss, title, step, children }: FlowDialogProps) {
  return (
    // Without a trigger it can only be asked to close.
    <Dialog size="sm" open={open} onOpenChange={onDismiss} title={title}>
      <Steps step={step}>{children}</Steps>
    </Dialog>
  )
}

/** The dialog starts in its first field by itself; so does each further step. */
function Steps({ step, children }: Pick<FlowDialogProps, 'step' | 'children'>) {
  const fields = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (fields.current) firstField(fields.current)?.focus()
  }, [step])
  return (
    <div key={step} ref={fields} className="grid grid-cols-1 gap-6">
      {children}
    </div>
  )
}
