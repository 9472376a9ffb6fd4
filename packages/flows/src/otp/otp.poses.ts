import { sentOtp } from '@shop/contract/fixtures'
import type { Problem } from '../port/index.ts'
import { type OtpSnapshot, otpMachine } from './otp.machine.ts'

type Context = OtpSnapshot['context']

/** A production server keeps the code to itself. */
const sent = { ...sentOtp, otp: null }

const context: Context = {
  address: { phone: 'amina@example.com', phone_code: '1', forgot_password: false },
  now: () => 0,
  cooldown: 60,
  sent,
  code: '',
  problem: null,
  secondsLeft: 42,
  resendAt: 60_000,
}

const pose = (value: OtpSnapshot['value'], changed: Partial<Context> = {}) =>
  otpMachine.resolveState({ value, context: { ...context, ...changed } })

const problem = (status: number, message: string): Problem => ({ status, message, errors: {} })

export const otpProblems = {
  wrong: problem(400, 'The code is wrong.'),
  expired: problem(410, 'This code has expired. Please ask for a new one.'),
  locked: problem(423, 'Too many wrong tries. Please ask for a new code.'),
  tooMany: problem(429, 'Too many codes were sent. Please try again later.'),
  unsent: problem(422, 'We could not find an account with this phone or email.'),
  unchecked: problem(0, 'The shop cannot be reached. Check your connection and try again.'),
}

const none = { sent: null, secondsLeft: 0 }

export const otpPoses = {
  sending: pose('sending', none),
  entering: pose({ open: { code: 'entering', resend: 'coolingDown' } }, { code: '48' }),
  resendReady: pose({ open: { code: 'entering', resend: 'ready' } }, { secondsLeft: 0 }),
  verifying: pose({ open: { code: 'verifying', resend: 'coolingDown' } }, { code: '4821' }),
  wrongCode: pose(
    { open: { code: 'wrong', resend: 'coolingDown' } },
    { problem: otpProblems.wrong },
  ),
  expired: pose(
    { open: { code: 'expired', resend: 'ready' } },
    { ...none, problem: otpProblems.expired },
  ),
  locked: pose(
    { open: { code: 'locked', resend: 'coolingDown' } },
    { sent: null, problem: otpProblems.locked },
  ),
  unchecked: pose(
    { open: { code: 'unchecked', resend: 'coolingDown' } },
    { code: '4821', problem: otpProblems.unchecked },
  ),
  tooManySends: pose(
    { open: { code: 'missing', resend: 'tooMany' } },
    { sent: null, problem: otpProblems.tooMany },
  ),
  tooManyResends: pose(
    { open: { code: 'entering', resend: 'tooMany' } },
    { problem: otpProblems.tooMany },
  ),
  unsent: pose(
    { open: { code: 'missing', resend: 'unsent' } },
    { ...none, problem: otpProblems.unsent },
  ),
  resendFailed: pose(
    { open: { code: 'entering', resend: 'unsent' } },
    { problem: otpProblems.unchecked },
  ),
  verified: pose('verified', { code: '4821' }),
} satisfies Record<string, OtpSnapshot>

/** More of the same states, with other data. */
export const otpScenes = {
  ...otpPoses,
  demo: pose({ open: { code: 'entering', resend: 'coolingDown' } }, { sent: sentOtp }),
  forgotten: pose(
    { open: { code: 'entering', resend: 'coolingDown' } },
    { address: { ...context.address, forgot_password: true } },
  ),
  mismatched: pose(
    { open: { code: 'entering', resend: 'coolingDown' } },
    { problem: problem(0, 'This is not a code of 4 digits.') },
  ),
  byPhone: pose(
    { open: { code: 'entering', resend: 'coolingDown' } },
    { sent: { ...sent, email_or_phone: '+1 5550100123' } },
  ),
  longText: pose(
    { open: { code: 'wrong', resend: 'coolingDown' } },
    {
      sent: {
        ...sent,
        email_or_phone:
          'maximiliane.freifrau-von-hohenstein-oettingen@donaudampfschifffahrt.example',
      },
      problem: problem(
        400,
        'Der eingegebene Bestätigungscode ist leider nicht richtig. Bitte überprüfen Sie die zuletzt erhaltene Nachricht und versuchen Sie es anschließend erneut.',
      ),
    },
  ),
} satisfies Record<string, OtpSnapshot>
