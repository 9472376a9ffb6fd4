import type { FieldErrors } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'

/** A refusal or a failure of the server. `status` 0 means that it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors
  /** Whether what was asked for may have been done all the same: the answer was lost, or has no words. */
  readonly isUnclear: boolean

  constructor(status: number, message: string, errors: FieldErrors = {}, isUnclear = status === 0) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.isUnclear = isUnclear
  }
}

/** What a proxy says in place of a server that is not there; 0 is no answer at all. */
const unreachable = [0, 502, 503, 504]

/** Whether nobody answered: asking again later will do. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && unreachable.includes(error.status)

/** A server's own message is shown as it came. */
export const clientMessages = {
  unreachable: phrase('The shop cannot be reached. Check your connection and try again.'),
  slow: phrase('The shop takes long to answer. Please wait a moment and try again.'),
  unreadable: phrase('The shop sent an answer that cannot be read. Please try again.'),
  failed: phrase('Something went wrong. Please try again.'),
}
