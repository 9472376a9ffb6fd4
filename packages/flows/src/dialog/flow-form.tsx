import { type ReactNode, useEffect, useRef } from 'react'

export type FlowFormProps = {
  /** Waiting for the server. */
  busy: boolean
  /** The last attempt failed: focus goes to the first wrong field, else its message comes into view. */
  failed: boolean
  /** Enter or its button; the browser sends nothing by itself. */
  onSubmit: () => void
  /** Fields, problems and buttons in their order. */
  children: ReactNode
}

function showProblem(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  // A long form on a low screen has it below the fold.
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
}

/** A form whose rules are its machine's: the browser checks nothing. */
export function FlowForm({ busy, failed, onSubmit, children }: FlowFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failed) showProblem(form.current)
  }, [failed])
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={busy}
      className="grid grid-cols-1 gap-5 wrap-anywhere"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        // Failed before and failed again without asking the server: the state has not changed.
        if (failed) requestAnimationFrame(() => showProblem(form.current))
      }}
    >
      {children}
    </form>
  )
}
