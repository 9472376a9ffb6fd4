import type { FieldErrors } from '@shop/contract'
import { useRef, useState } from 'react'
import { ApiError, doorMessages } from '#app/data/api-error.ts'

/** What the server said to a form. */
interface FormProblem {
  message: string
  errors: FieldErrors
  /** Which answer it was: a new one takes the focus, a mended field does not. */
  turn: number
}

export type Sending = Omit<ReturnType<typeof useSending>, 'submit'>

/** Sends a form, once at a time, and keeps what the server said when it refused. */
export function useSending<Values>(send: (values: Values) => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const turn = useRef(0)
  const [problem, setProblem] = useState<FormProblem | null>(null)

  const submit = async (values: Values) => {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      await send(values)
    } catch (error) {
      const { message, errors } =
        error instanceof ApiError ? error : new ApiError(0, doorMessages.failed)
      turn.current += 1
      setProblem({ message, errors, turn: turn.current })
    } finally {
      setSending(false)
    }
  }

  /** A changed field is no longer wrong. */
  const forgive = (field: string) =>
    setProblem((before) => {
      if (!before?.errors[field]) return before
      const { [field]: _, ...errors } = before.errors
      return Object.keys(errors).length > 0 ? { ...before, errors } : null
    })

  return {
    submit,
    isSending,
    problem,
    /** The message to show under a field: the server's first. */
    errorOf: (field: string) => problem?.errors[field]?.[0],
    forgive,
    /** For a dialog that is closed: the next time it opens, nothing is wrong yet. */
    forget: () => setProblem(null),
  }
}
