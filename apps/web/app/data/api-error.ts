import type { FieldErrors } from '@shop/contract'

/** A refusal or a failure of the server. `status` 0 means that it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors

  constructor(status: number, message: string, errors: FieldErrors = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }
}

/** English phrases; they are shown through `t`. A server's own message is shown as it came. */
export const doorMessages = {
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
  unreadable: 'The shop sent an answer that cannot be read. Please try again.',
  failed: 'Something went wrong. Please try again.',
}
