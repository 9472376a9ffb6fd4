import type { FieldErrors } from '@shop/contract'
import { fieldPhrases } from './issues.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 422 | 423 | 429 | 503

/**
 * A request that is understood and not done: a message for the shopper, with `errors` where fields
 * of the request are to blame. Thrown, so that a transaction around it is undone.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly errors: FieldErrors | undefined
  readonly status: RefusalStatus
  /** What stands for `:name` in message and errors, once they are translated. */
  readonly values: Readonly<Record<string, string>>

  constructor(
    message: string,
    errors?: FieldErrors,
    status: RefusalStatus = 422,
    values: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.errors = errors
    this.status = status
    this.values = values
  }
}

/** Stops the request with this answer; onError writes it, in the shopper's language if it can. */
export const refuse = (status: RefusalStatus, message: string, errors?: FieldErrors): never => {
  throw new Refusal(message, errors, status)
}

/** A 422 that blames one field. */
export const wrongField = (
  field: string,
  message: string,
  values?: Readonly<Record<string, string>>,
): Refusal => new Refusal(message, { [field]: [message] }, 422, values)

/** The 422 for an id in the parameters that nothing has (wire.md 1.3). */
export const unknownId = (field: string): Refusal =>
  wrongField(field, fieldPhrases.invalid, { attribute: field.replaceAll('_', ' ') })
