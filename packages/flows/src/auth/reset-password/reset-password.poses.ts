import type { Problem } from '../../port/index.ts'
import { mistakes } from '../form/form.machine.ts'
import {
  type ResetPasswordSnapshot,
  type ResetPasswordState,
  resetPasswordMachine,
} from './reset-password.machine.ts'

const token = 'fixture-reset-token'
const twice = (password: string) => ({ password, password_confirmation: password, token })

const pose = (value: ResetPasswordState, context: ResetPasswordSnapshot['context']) =>
  resetPasswordMachine.resolveState({ value, context })

const empty = { form: twice(''), problem: null }
const filled = { form: twice('new-secret'), problem: null }

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
    form: { ...twice('new-secret'), password_confirmation: 'new-sceret' },
    problem: mismatchProblem,
  }),
  accepted: pose('accepted', filled),
} satisfies Record<ResetPasswordState, ResetPasswordSnapshot>

/** More of the same states, with other data. */
export const resetPasswordScenes = {
  ...resetPasswordPoses,
  fieldErrors: pose('failed', {
    form: twice('new'),
    problem: shortPasswordProblem,
  }),
  serverError: pose('failed', { ...filled, problem: staleTokenProblem }),
  longText: pose('failed', {
    form: twice('x'.repeat(120)),
    problem: {
      status: 422,
      message: '',
      errors: {
        password: ['Donaudampfschifffahrtsgesellschaftskapitänspasswortüberprüfungsfehlermeldung'],
      },
    },
  }),
} satisfies Record<string, ResetPasswordSnapshot>
