import { access, sentOtp } from '@shop/contract/fixtures'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { otpMachine } from '../otp/otp.machine.ts'
import { type AuthEvent, type AuthState, authMachine } from './auth.machine.ts'
import { authInput } from './auth.walk.ts'
import { forgotPasswordForm } from './forgot-password/forgot-password.poses.ts'
import { registrationForm } from './registration/registration.poses.ts'

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

/** Nothing is answered: each state stays as it was entered. */
const machine = authMachine.provide({
  actors: {
    otp: otpMachine.provide({
      actors: { sendCode: fromPromise(() => new Promise(() => undefined)) },
    }),
  },
})

/** The dialogs with one of them open. */
export function authIn(state: AuthState) {
  // A clock that nobody pushes: the countdown stands.
  const actor = createActor(machine, { clock: new SimulatedClock(), input: authInput }).start()
  for (const event of authWays[state]) actor.send(event)
  return actor
}
