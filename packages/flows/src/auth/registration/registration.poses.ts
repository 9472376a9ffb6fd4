import type { Problem } from '../../port/index.ts'
import {
  emptyRegistration,
  type RegistrationSnapshot,
  type RegistrationState,
  type RegistrationValues,
  registrationMachine,
} from './registration.machine.ts'

const pose = (value: RegistrationState, context: RegistrationSnapshot['context']) =>
  registrationMachine.resolveState({ value, context })

/** What a shopper types to register. */
export const registrationForm: RegistrationValues = {
  name: 'Amina Haddad',
  country: 'United States',
  phone_code: '1',
  phone: '5550100123',
  email: 'amina@example.com',
  password: 'secret-demo',
}

/** Every field wrong, with the first message of each. */
export const registrationFieldProblem: Problem = {
  status: 422,
  message: 'The name field is required. (and 4 more errors)',
  errors: {
    name: ['The name field is required.'],
    country: ['The country field is required.'],
    phone: ['The phone must have between 9 and 16 digits.', 'The phone must be digits only.'],
    email: ['The email must be a valid email address.'],
    password: ['The password field must be at least 6 characters.'],
  },
}

/** A refusal that names no field. */
export const registrationServerProblem: Problem = {
  status: 500,
  message: 'Accounts cannot be made at the moment. Please try again later.',
  errors: {},
}

const filled = { form: registrationForm, problem: null }

export const registrationPoses = {
  editing: pose('editing', { form: emptyRegistration, problem: null }),
  submitting: pose('submitting', filled),
  failed: pose('failed', {
    form: { ...emptyRegistration, phone: '12', email: 'amina', password: 'abc' },
    problem: registrationFieldProblem,
  }),
  accepted: pose('accepted', filled),
} satisfies Record<RegistrationState, RegistrationSnapshot>

/** More of the same states, with other data. */
export const registrationScenes = {
  ...registrationPoses,
  filled: pose('editing', filled),
  serverError: pose('failed', { ...filled, problem: registrationServerProblem }),
  taken: pose('failed', {
    ...filled,
    problem: {
      status: 422,
      message: 'The email has already been taken.',
      errors: { email: ['The email has already been taken.'] },
    },
  }),
  longText: pose('failed', {
    form: {
      ...registrationForm,
      name: 'Maximiliane Alexandra Freifrau von Hohenstein-Oettingen-Wallerstein',
      email: 'maximiliane.freifrau-von-hohenstein-oettingen@donaudampfschifffahrt.example',
      phone: '1234567890123456',
    },
    problem: {
      status: 422,
      message: '',
      errors: {
        email: [
          'Die angegebene E-Mail-Adresse wird bereits für ein anderes Benutzerkonto verwendet. Bitte melden Sie sich an oder verwenden Sie eine andere Adresse.',
        ],
        password: ['Donaudampfschifffahrtsgesellschaftskapitänspasswortüberprüfungsfehlermeldung'],
      },
    },
  }),
} satisfies Record<string, RegistrationSnapshot>
