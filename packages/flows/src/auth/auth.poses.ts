import { access, sentOtp } from '@shop/contract/fixtures'
import {
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { otpMachine } from '../otp/otp.machine.ts'
import { type AuthEvent, type AuthState, authMachine } from './auth.machine.ts'
import { authInput } from './auth.walk.ts'
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts'
import {
  forgotPasswordForm,
  forgotPasswordScenes,
} from './forgot-password/forgot-password.poses.ts'
import { loginMachine } from './login/login.machine.ts'
import { loginScenes } from './login/login.poses.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { registrationForm, registrationScenes } from './registration/registration.poses.ts'
import { resetPasswordMachine } from './reset-password/reset-password.machine.ts'
import { resetPasswordScenes } from './reset-password/reset-password.poses.ts'

const opened: AuthEvent = { type: 'login.opened' }
const registering: AuthEvent[] = [opened, { type: 'registration.chosen' }]
const forgot: AuthEvent[] = [opened, { type: 'forgotPassword.chosen' }]
const coded: AuthEvent[] = [
  ...forgot,
  { type: 'code.sent', sent: { ...sentOtp, otp: null }, form: forgotPasswordForm },
]

/** How each state is reached. */
export const authWays: Record<AuthState, AuthEvent[]> = {
  closed: [],
  login: [opened],
  registration: registering,
  registrationCode: [...registering, { type: 'registered', access, form: registrationForm }],
  forgotPassword: forgot,
  forgotCode: coded,
  resetPassword: [...coded, { type: 'code.verified', token: 'fixture-reset-token' }],
}

/** A step that stands in one state, whatever it is told. */
const standing = <Logic extends AnyStateMachine>(logic: Logic, pose: SnapshotFrom<Logic>): Logic =>
  Object.create(logic, {
    getInitialSnapshot: { value: () => pose },
    start: { value: () => undefined },
    transition: { value: () => pose },
  })

/** Steps as they wait, are wrong or refused. */
export const standingSteps = {
  loginSubmitting: ['login', { login: standing(loginMachine, loginScenes.submitting) }],
  loginRefused: ['login', { login: standing(loginMachine, loginScenes.refused) }],
  registrationSubmitting: [
    'registration',
    { registration: standing(registrationMachine, registrationScenes.submitting) },
  ],
  registrationTaken: [
    'registration',
    { registration: standing(registrationMachine, registrationScenes.taken) },
  ],
  forgotPasswordRefused: [
    'forgotPassword',
    { forgotPassword: standing(forgotPasswordMachine, forgotPasswordScenes.serverError) },
  ],
  resetPasswordRefused: [
    'resetPassword',
    { resetPassword: standing(resetPasswordMachine, resetPasswordScenes.serverError) },
  ],
} as const satisfies Record<
  string,
  readonly [AuthState, Parameters<typeof authMachine.provide>[0]['actors']]
>

export type StandingStep = keyof typeof standingSteps

/** Nothing is answered: each state stays as it was entered. */
const machine = authMachine.provide({
  actors: {
    otp: otpMachine.provide({
      actors: { sendCode: fromPromise(() => new Promise(() => undefined)) },
    }),
  },
})

const isStanding = (state: AuthState | StandingStep): state is StandingStep =>
  Object.hasOwn(standingSteps, state)

/** The dialogs with one of them open, or with its step as it waits, is wrong or refused. */
export function authIn(named: AuthState | StandingStep) {
  const [state, actors] = isStanding(named) ? standingSteps[named] : [named, {}]
  // A clock that nobody pushes: the countdown stands.
  const clock = new SimulatedClock()
  const actor = createActor(machine.provide({ actors }), { clock, input: authInput }).start()
  for (const event of authWays[state]) actor.send(event)
  return actor
}
