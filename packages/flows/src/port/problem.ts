import type { FieldErrors } from '@shop/contract'

/** Why a call failed, as a chart and a view need it. `status` 0: the server was not reached. */
export interface Problem {
  readonly status: number
  /** The server's own words, or an English phrase for `t`. */
  readonly message: string
  readonly errors: FieldErrors
}

export const unknownProblem: Problem = {
  status: 0,
  message: 'Something went wrong. Please try again.',
  errors: {},
}

/** An error that carries its problem; the app's own error class may carry it just so. */
export class ProblemError extends Error implements Problem {
  readonly status: number
  readonly errors: FieldErrors

  constructor({ status, message, errors }: Problem) {
    super(message)
    this.name = 'ProblemError'
    this.status = status
    this.errors = errors
  }
}

const isProblem = (error: unknown): error is Problem =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  'errors' in error &&
  typeof error.errors === 'object' &&
  error.errors !== null &&
  error.message !== ''

/** The problem that a port's error carries; anything else is a clear general one. */
export function problemOf(error: unknown): Problem {
  const { status, message, errors } = isProblem(error) ? error : unknownProblem
  return { status, message, errors }
}

/** The message to show under a field. */
export const firstError = (errors: FieldErrors, field: string) => errors[field]?.[0]
