import type { FieldErrors } from '@shop/contract'
import { useRef, useState } from 'react'
import { ApiError, clientMessages } from '#app/data/api-error.ts'
import { sayMissing } from '#app/lib/lazy-part.tsx'
import { useStore } from '#app/lib/store.ts'
import { useLeft } from '#app/lib/use-left.ts'
import { inFlight } from './in-flight.ts'
import { type Unsent, useTellUnsent } from './use-tell-unsent.ts'

/** What the server said to a form. */
interface FormProblem extends Unsent {
  errors: FieldErrors
  /** Which answer it was: a new one takes the focus, a mended field does not. */
  turn: number
}

export type Sending = Omit<ReturnType<typeof useSending>, 'submit'>

/** All that a call takes from a form: a field that the form has and does not send is no type of it. */
export type EveryField<Values> = { [Name in keyof Required<Values>]: Values[Name] }

/** A list's items have errors of their own: `photos.1`. */
const isOf = (field: string, key: string) => key === field || key.startsWith(`${field}.`)

export interface SendingOptions {
  /** Of this form among all; with what it changes, where there are many. */
  name: string
  /** What did not happen; stands over the server's message. */
  failure: string
  /** What to do where nobody knows whether it happened. */
  unclear?: string
}

/**
 * Sends a form, once at a time wherever it is shown meanwhile, and keeps what the server said when it refused: who has
 * left it by then hears it all the same.
 *
 * @param send `isLeft` tells whether the form has gone, or its dialog was closed, while it was sent
 */
export function useSending<Values>(
  { name, failure, unclear }: SendingOptions,
  send: (values: Values, isLeft: () => boolean) => Promise<void>,
) {
  const tellUnsent = useTellUnsent()
  const { begin, leave } = useLeft()
  const isSending = useStore(inFlight).includes(name)
  const turn = useRef(0)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  /** The fields that the form has, by its own asking. */
  const fields = useRef(new Set<string>()).current

  const submit = async (values: EveryField<Values>) => {
    if (inFlight.read().includes(name)) return
    // Without a line nothing leaves the browser.
    const isOnline = navigator.onLine
    const isLeft = begin()
    inFlight.write([...inFlight.read(), name])
    setProblem(null)
    try {
      await send(values, isLeft)
    } catch (error) {
      const { message, errors, isUnclear } =
        // Its own code could not be fetched: nothing was sent.
        error instanceof ApiError ? error : new ApiError(0, clientMessages.failed, {}, false)
      if (!(error instanceof ApiError)) sayMissing()
      turn.current += 1
      const isDoubtful = isUnclear && isOnline
      setProblem({ message, errors, isUnclear: isDoubtful, turn: turn.current })
      if (isLeft()) tellUnsent({ message, isUnclear: isDoubtful }, failure, unclear)
    } finally {
      inFlight.write(inFlight.read().filter((other) => other !== name))
    }
  }

  /** A changed field is no longer wrong. */
  const forgive = (field: string) =>
    setProblem((before) => {
      const all = Object.entries(before?.errors ?? {})
      const left = all.filter(([key]) => !isOf(field, key))
      if (!before || left.length === all.length) return before
      return left.length > 0 ? { ...before, errors: Object.fromEntries(left) } : null
    })

  return {
    submit,
    isSending,
    failure,
    unclear,
    problem,
    /** The message to show under a field: the server's first about it, or about one of its items. */
    errorOf: (field: string) => {
      fields.add(field)
      return Object.entries(problem?.errors ?? {}).find(([key]) => isOf(field, key))?.[1][0]
    },
    /** What the server said about fields that the form does not have. */
    errorsOfNoField: () =>
      Object.entries(problem?.errors ?? {}).flatMap(([key, [error]]) =>
        error && ![...fields].some((field) => isOf(field, key)) ? [error] : [],
      ),
    forgive,
    /** For a dialog that is closed: the next time it opens, nothing is wrong yet. */
    forget: () => {
      leave()
      setProblem(null)
    },
  }
}
