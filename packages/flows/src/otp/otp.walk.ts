/** What the walks of the code dialog share: through the machine alone, and through its view. */
import type { SentOtp } from '@shop/contract'
import { sentOtp } from '@shop/contract/fixtures'
import { ProblemError } from '../port/index.ts'
import type { Samples } from '../testing/walk.ts'
import type { OtpAddress, OtpEvent, OtpInput, OtpSnapshot } from './otp.machine.ts'
import { otpProblems } from './otp.poses.ts'

export interface OtpHappening {
  type: string
  code?: string
  error?: unknown
  output?: unknown
}

/** The calls to the server, as the machine names them. */
export const sending = '0.otp.sending'
const verifying = '0.otp.open.code.verifying'
const refusal = (call: string, reason: keyof typeof otpProblems) => ({
  type: `xstate.error.actor.${call}`,
  error: new ProblemError(otpProblems[reason]),
})

const pressed: Samples<OtpEvent> = {
  'code.changed': [
    { type: 'code.changed', code: '1' },
    { type: 'code.changed', code: '4821' },
  ],
  'code.mismatched': [{ type: 'code.mismatched' }],
  submit: [{ type: 'submit' }],
  resend: [{ type: 'resend' }],
}

/** All that can happen: by the shopper, the server and the time. */
export const otpHappenings: OtpHappening[] = [
  ...Object.values(pressed).flat(),
  { type: `xstate.done.actor.${sending}`, output: sentOtp },
  refusal(sending, 'tooMany'),
  refusal(sending, 'unsent'),
  { type: `xstate.done.actor.${verifying}`, output: { token: 'token' } },
  refusal(verifying, 'wrong'),
  refusal(verifying, 'expired'),
  refusal(verifying, 'locked'),
  refusal(verifying, 'unchecked'),
  { type: 'xstate.after.second.otp.open.resend.coolingDown' },
  { type: 'xstate.after.second.otp.open.resend.tooMany' },
]

const address: OtpAddress = { phone: 'a@b.example', phone_code: '1', forgot_password: false }

/** Two seconds instead of 60: the same transitions, and each of them twice. */
export const otpInput = (sent: SentOtp | null): OtpInput => ({
  address,
  sent,
  now: () => 0,
  cooldown: 2,
})

/** What tells two states apart. */
export const otpKey = ({ value, context: { code, sent, secondsLeft, problem } }: OtpSnapshot) =>
  JSON.stringify([value, code, Boolean(sent), secondsLeft, problem?.status])
