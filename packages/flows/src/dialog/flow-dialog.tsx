import { Dialog } from '@shop/ui/dialog'
import { type ReactNode, useEffect, useRef } from 'react'

export type FlowDialogProps = {
  open: boolean
  onDismiss: () => void
  title: string
  /** Names the step: another one in the same dialog starts in its own first field. */
  step?: string
  children: ReactNode
}

/** The dialog of a flow: its steps take turns in it. */
export function FlowDialog({ open, onDismiss, title, step, children }: FlowDialogProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss()
      }}
      title={title}
    >
      <FocusFirstField key={step}>{children}</FocusFirstField>
    </Dialog>
  )
}

/** The cross stands before the fields, but the shopper came to type. */
function FocusFirstField({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has noted what to give the focus back to.
    const frame = requestAnimationFrame(() => {
      const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const first = wrong ?? fields.current?.querySelector<HTMLElement>('input, select')
      first?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={fields} className="grid grid-cols-1 gap-6">
      {children}
    </div>
  )
}
