import type { Problem } from '../port/index.ts'
import { mistakes } from './form.ts'
import {
  type ResetPasswordSnapshot,
  type ResetPasswordState,
  resetPasswordMachine,
} from './reset-password.machine.ts'

const token = 'fixture-reset-token'
type Held = Omit<ResetPasswordSnapshot['context'], 'token'>
const pose = (value: ResetPasswordState, held: Held) =>
  resetPasswordMachine.resolveState({ value, context: { ...held, token } })

const empty = { form: { password: '', password_confirmation: '' }, problem: null }
const filled = {
  form: { password: 'new-secret', password_confirmation: 'new-secret' },
  problem: null,
}

/** The client's own message (specification.md section 5). */
export const mismatchProblem = mistakes({
  password_confirmation: ['Confirm Password does not match.'],
})

const shortPasswordProblem: Problem = {
  status: 422,
  message: 'The password field must be at least 6 characters.',
  errors: { password: ['The password field must be at least 6 characters.'] },
}

/** The proof of the code does not hold any more. */
export const staleTokenProblem: Problem = {
  status: 422,
  message: 'This link to a new password has expired. Please ask for a new code.',
  errors: {},
}

export const resetPasswordPoses = {
  editing: pose('editing', empty),
  submitting: pose('submitting', filled),
  failed: pose('failed', {
    form: { password: 'new-secret', password_confirmation: 'new-sceret' },
    problem: mismatchProblem,
  }),
  reset: pose('reset', filled),
} satisfies Record<ResetPasswordState, ResetPasswordSnapshot>

/** More of the same states, with other data. */
export const resetPasswordScenes = {
  ...resetPasswordPoses,
  fieldErrors: pose('failed', {
    form: { password: 'new', password_confirmation: 'new' },
    problem: shortPasswordProblem,
  }),
  serverError: pose('failed', { ...filled, problem: staleTokenProblem }),
  longText: pose('failed', {
    form: { password: 'x'.repeat(120), password_confirmation: 'x'.repeat(120) },
    problem: {
      status: 422,
      message: '',
      errors: {
        password: ['Donaudampfschifffahrtsgesellschaftskapitänspasswortüberprüfungsfehlermeldung'],
      },
    },
  }),
} satisfies Record<string, ResetPasswordSnapshot>
