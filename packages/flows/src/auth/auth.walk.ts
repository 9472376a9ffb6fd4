/** What the walks of all dialogs share: through the machine alone, and through its view. */
import type { Access, SentOtp } from '@shop/contract'
import { access, sentOtp } from '@shop/contract/fixtures'
import { type OtpAddress, otpMachine } from '../otp/otp.machine.ts'
import { heldPort } from '../testing/held-port.ts'
import type { Samples } from '../testing/walk.ts'
import { type AuthEvent, authMachine } from './auth.machine.ts'
import {
  type ForgotPasswordValues,
  forgotPasswordMachine,
} from './forgot-password/forgot-password.machine.ts'
import { forgotPasswordForm } from './forgot-password/forgot-password.poses.ts'
import type { Filled } from './form/form.machine.ts'
import { type Credentials, loginMachine } from './login/login.machine.ts'
import { credentialsProblem } from './login/login.poses.ts'
import {
  emptyRegistration,
  type RegistrationValues,
  registrationMachine,
} from './registration/registration.machine.ts'
import { registrationForm } from './registration/registration.poses.ts'
import { type NewPassword, resetPasswordMachine } from './reset-password/reset-password.machine.ts'

/** A shop that asks for a code after the registration. */
export const authInput = {
  rules: { register_otp_verify: true, register_otp_type: 'email' },
} as const

const registered = { type: 'registered', access, form: registrationForm } as const
export type Registered = typeof registered

/** All that can happen: what is pressed, and what the dialogs tell. */
const samples: Samples<AuthEvent> = {
  'login.opened': [{ type: 'login.opened' }],
  'reset.opened': [{ type: 'reset.opened', token: 'token' }],
  'login.chosen': [{ type: 'login.chosen' }],
  'registration.chosen': [{ type: 'registration.chosen' }],
  'forgotPassword.chosen': [{ type: 'forgotPassword.chosen' }],
  dismissed: [{ type: 'dismissed' }],
  'address.change': [{ type: 'address.change' }],
  'shopper.left': [{ type: 'shopper.left' }],
  accepted: [{ type: 'accepted', access }],
  'registration.drafted': [
    { type: 'registration.drafted', form: { ...emptyRegistration, name: 'a' } },
  ],
  // Without an address no code can be sent.
  registered: [registered, { ...registered, form: { ...registrationForm, email: '' } }],
  'code.sent': [{ type: 'code.sent', sent: sentOtp, form: forgotPasswordForm }],
  'code.verified': [{ type: 'code.verified', token: 'token' }],
  'password.reset': [{ type: 'password.reset', message: null }],
  refused: [{ type: 'refused', problem: credentialsProblem }],
}
export const authHappenings = Object.values(samples).flat()

/** The machine with its real children, and servers that wait until they are told what to answer. */
export function heldAuth() {
  const login = heldPort<Access, Filled<Credentials>>()
  const register = heldPort<Access, Filled<RegistrationValues>>()
  const forget = heldPort<SentOtp, Filled<ForgotPasswordValues>>()
  const send = heldPort<SentOtp, OtpAddress>()
  const verify = heldPort<{ token: string | null }, { phone: string; otp: string }>()
  const reset = heldPort<{ message: string | null }, Filled<NewPassword>>()
  const machine = authMachine.provide({
    actors: {
      login: loginMachine.provide({ actors: { submit: login.logic } }),
      registration: registrationMachine.provide({ actors: { submit: register.logic } }),
      forgotPassword: forgotPasswordMachine.provide({ actors: { submit: forget.logic } }),
      otp: otpMachine.provide({ actors: { sendCode: send.logic, verifyCode: verify.logic } }),
      resetPassword: resetPasswordMachine.provide({ actors: { submit: reset.logic } }),
    },
  })
  return { machine, servers: { login, register, forget, send, verify, reset } }
}
