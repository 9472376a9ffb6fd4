import { TextLink } from '@shop/ui/text-link'
import type { ReactNode } from 'react'

export type SwitchButtonProps = { onSwitch: () => void; children: ReactNode }

/** The way to another dialog: reads as a link, goes nowhere else. */
export function SwitchButton({ onSwitch, children }: SwitchButtonProps) {
  return (
    <TextLink asChild variant="strong" className="min-h-9">
      <button type="button" onClick={onSwitch}>
        {children}
      </button>
    </TextLink>
  )
}

export type SwitchLineProps = SwitchButtonProps & {
  /** Why somebody would want to: "Don’t have an account?". */
  question?: ReactNode
}

/** The way to another dialog, under a form. */
export function SwitchLine({ question, ...button }: SwitchLineProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-ink-muted">
      {question}
      <SwitchButton {...button} />
    </p>
  )
}
