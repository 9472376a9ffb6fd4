import { sentOtp } from '@shop/contract/fixtures'
import { type AuthSnapshot, type AuthState, authMachine } from './auth.machine.ts'

const nobody = { phone: '', phone_code: '', forgot_password: false }
const context: AuthSnapshot['context'] = {
  prefill: null,
  rules: { register_otp_verify: true, register_otp_type: 'email' },
  now: () => 0,
  intent: null,
  address: nobody,
  sent: null,
  token: '',
}
const address = { phone: 'amina@example.com', phone_code: '1', forgot_password: false }
const forgotten = { ...context, address: { ...address, forgot_password: true }, sent: sentOtp }

const pose = (value: AuthState, context: AuthSnapshot['context']) =>
  authMachine.resolveState({ value, context })

export const authPoses = {
  closed: pose('closed', context),
  login: pose('login', context),
  registration: pose('registration', context),
  registrationCode: pose('registrationCode', { ...context, address }),
  forgotPassword: pose('forgotPassword', context),
  forgotCode: pose('forgotCode', forgotten),
  resetPassword: pose('resetPassword', { ...forgotten, token: 'fixture-reset-token' }),
} satisfies Record<AuthState, AuthSnapshot>
