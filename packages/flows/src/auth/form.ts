import type { Country, FieldErrors } from '@shop/contract'
import type { Problem } from '../port/index.ts'

/** What a dialog's form holds: the values, and why the last attempt failed. */
export interface FormContext<Form> {
  readonly form: Form
  readonly problem: Problem | null
}

/** A country brings its dial code along. */
export type ChosenCountry = Pick<Country, 'name' | 'phone_code'>

/** For `assign`: new values in a form; what was wrong with the old ones is no longer true. */
export const withValues = <Form extends object>(
  { context: { form, problem } }: { context: FormContext<Form> },
  { values }: { values: Partial<Form> },
): FormContext<Form> => ({
  form: { ...form, ...values },
  problem: problem && { ...problem, errors: without(problem.errors, Object.keys(values)) },
})

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))

/** Mistakes that are plain before the server is asked. */
export const mistakes = (errors: FieldErrors): Problem => ({ status: 0, message: '', errors })

/** Without entries the form may be sent. */
export const isFree = (errors: FieldErrors) => Object.keys(errors).length === 0
