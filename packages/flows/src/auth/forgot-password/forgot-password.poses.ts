import type { Problem } from '../../port/index.ts'
import { mistakes } from '../form/form.machine.ts'
import {
  type ForgotPasswordSnapshot,
  type ForgotPasswordState,
  type ForgotPasswordValues,
  forgotPasswordMachine,
} from './forgot-password.machine.ts'

const pose = (value: ForgotPasswordState, context: ForgotPasswordSnapshot['context']) =>
  forgotPasswordMachine.resolveState({ value, context })

const empty: ForgotPasswordValues = { country: '', phone_code: '', phone: '' }

/** What a shopper types who forgot a password. */
export const forgotPasswordForm: ForgotPasswordValues = {
  country: 'United States',
  phone_code: '1',
  phone: 'amina@example.com',
}

/** Nobody has an account of that name. */
export const nobodyProblem: Problem = {
  status: 422,
  message: 'We could not find an account with this phone or email.',
  errors: {},
}

/** The client's own two messages (specification.md section 5). */
export const emptyProblem = mistakes({
  country: ['The country field is required'],
  phone: ['The phone or email field is required'],
})

const filled = { form: forgotPasswordForm, problem: null }

export const forgotPasswordPoses = {
  editing: pose('editing', { form: empty, problem: null }),
  submitting: pose('submitting', filled),
  failed: pose('failed', { form: empty, problem: emptyProblem }),
  accepted: pose('accepted', filled),
} satisfies Record<ForgotPasswordState, ForgotPasswordSnapshot>

/** More of the same states, with other data. */
export const forgotPasswordScenes = {
  ...forgotPasswordPoses,
  serverError: pose('failed', { ...filled, problem: nobodyProblem }),
  longText: pose('failed', {
    form: {
      ...forgotPasswordForm,
      phone: 'maximiliane.freifrau-von-hohenstein-oettingen@donaudampfschifffahrt.example',
    },
    problem: {
      status: 422,
      message: '',
      errors: {
        phone: [
          'Die angegebene E-Mail-Adresse oder Telefonnummer konnte keinem bestehenden Benutzerkonto zugeordnet werden. Bitte überprüfen Sie Ihre Eingabe.',
        ],
      },
    },
  }),
} satisfies Record<string, ForgotPasswordSnapshot>
