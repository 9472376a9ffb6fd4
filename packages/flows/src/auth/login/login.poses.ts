import { demoLogin } from '@shop/contract/fixtures'
import { type Problem, unknownProblem } from '../../port/index.ts'
import { type LoginSnapshot, type LoginState, loginMachine } from './login.machine.ts'

const pose = (value: LoginState, context: LoginSnapshot['context']) =>
  loginMachine.resolveState({ value, context })

const empty = { form: { phone: '', password: '' }, problem: null }
const filled = { form: demoLogin, problem: null }

/** Empty fields, as the server answers them. */
export const fieldProblem: Problem = {
  status: 422,
  message: 'The phone field is required. (and 1 more error)',
  errors: {
    phone: ['The phone field is required.'],
    password: ['The password field is required.', 'The password must be at least 6 characters.'],
  },
}

/** Wrong credentials: a message, no field. */
export const credentialsProblem: Problem = {
  status: 400,
  message: 'These credentials do not match our records.',
  errors: {},
}

export const loginPoses = {
  editing: pose('editing', empty),
  submitting: pose('submitting', filled),
  failed: pose('failed', { ...empty, problem: fieldProblem }),
  accepted: pose('accepted', filled),
} satisfies Record<LoginState, LoginSnapshot>

/** More of the same states, with other data. */
export const loginScenes = {
  ...loginPoses,
  prefilled: pose('editing', filled),
  refused: pose('failed', { ...filled, problem: credentialsProblem }),
  unreachable: pose('failed', { ...filled, problem: unknownProblem }),
  longText: pose('failed', {
    form: {
      phone: 'maximiliane.freifrau-von-hohenstein-oettingen@donaudampfschifffahrt.example',
      password: 'x'.repeat(120),
    },
    problem: {
      status: 422,
      message: '',
      errors: {
        phone: [
          'Die angegebene E-Mail-Adresse oder Telefonnummer konnte keinem bestehenden Benutzerkonto zugeordnet werden. Bitte überprüfen Sie Ihre Eingabe und versuchen Sie es anschließend erneut.',
        ],
        password: ['Donaudampfschifffahrtsgesellschaftskapitänspasswortüberprüfungsfehlermeldung'],
      },
    },
  }),
} satisfies Record<string, LoginSnapshot>
