import { type ReactNode, useEffect, useRef } from 'react'

export type FlowFormProps = {
  /** Waiting for the server. */
  busy: boolean
  /** The last attempt failed: focus goes to the first wrong field. */
  failed: boolean
  onSubmit: () => void
  children: ReactNode
}

const focusWrongField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** A form whose rules are its machine's: the browser checks nothing. */
export function FlowForm({ busy, failed, onSubmit, children }: FlowFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failed) focusWrongField(form.current)
  }, [failed])
  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy}
      className="grid grid-cols-1 gap-5 wrap-anywhere"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        // Failed before and failed again without asking the server: the state has not changed.
        if (failed) requestAnimationFrame(() => focusWrongField(form.current))
      }}
    >
      {children}
    </form>
  )
}
