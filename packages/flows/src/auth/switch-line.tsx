import { Button } from '@shop/ui/button'
import type { ReactNode } from 'react'

export type SwitchLineProps = {
  /** Why somebody would want to: "Don’t have an account?". */
  question?: ReactNode
  onSwitch: () => void
  children: ReactNode
}

/** The way to another dialog, under a form. */
export function SwitchLine({ question, onSwitch, children }: SwitchLineProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-ink-muted">
      {question}
      <Button variant="link" size="sm" className="px-1" onClick={onSwitch}>
        {children}
      </Button>
    </p>
  )
}
