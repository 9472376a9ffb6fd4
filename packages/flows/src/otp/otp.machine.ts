import type { SentOtp } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import { otpRefusals } from '@shop/contract/words'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  emit,
  not,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import {
  listener,
  type Problem,
  port,
  problemOf,
  problemOfFailure,
  type RefusedEvent,
  refusalOfFailure,
  refused as refusedAnywhere,
} from '../port/index.ts'
import { type Countdown, nextSecond } from './countdown.ts'

export const otpLength = 4

/** Whom a code is for, as the shopper typed it: a phone number without its dial code, or an e-mail. */
export interface OtpAddress {
  readonly phone: string
  readonly phone_code: string
  readonly forgot_password: boolean
}

/** Tells the parent that the code was right; the token allows one new password. */
export type CodeVerifiedEvent = { type: 'code.verified'; token: string | null }

export interface OtpInput {
  address: OtpAddress
  /** The answer to a code that is on its way already; without one the machine sends the first. */
  sent?: SentOtp | null
  /** The wall clock, in milliseconds. */
  now: () => number
  /** Seconds until a code may be sent again (specification.md section 9). */
  cooldown?: number
}

export interface OtpContext extends Countdown {
  address: OtpAddress
  cooldown: number
  /** The code that can be entered; null: none was sent, or the last one is of no use any more. */
  sent: SentOtp | null
  code: string
  problem: Problem | null
}

const mismatch: Problem = {
  status: 0,
  message: phrase('This is not a code of 4 digits.'),
  errors: {},
}

/** Some servers call a wrong code an invalid field. */
const wrongStatuses = new Set<number>([otpRefusals.wrong, 422])

const otp = setup({
  types: {
    input: {} as OtpInput,
    context: {} as OtpContext,
    events: {} as
      | { type: 'code.changed'; code: string }
      /** What was pasted is no code of this length. */
      | { type: 'code.mismatched' }
      | { type: 'submit' }
      | { type: 'resend' },
    emitted: {} as RefusedEvent,
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    sendCode: port<SentOtp, OtpAddress>('otp.sendCode'),
    verifyCode: port<{ token: string | null }, { phone: string; otp: string }>('otp.verifyCode'),
  },
  actions: {
    rememberCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    rememberMismatch: assign({ problem: mismatch }),
    forgetCode: assign({ code: '' }),
    discardCode: assign({ code: '', sent: null }),
    rememberSent: assign((_, { sent }: { sent: SentOtp }) => ({ sent, code: '' })),
    forgetProblem: assign({ problem: null }),
    rememberProblem: assign(problemOfFailure),
    tellRefusal: emit(refusalOfFailure),
    reportRefusal: sendTo(listener, refusalOfFailure),
    reportSuccess: sendTo(listener, (_, { token }: { token: string | null }) => ({
      type: 'code.verified',
      token,
    })),
    startCountdown: assign(({ context: { cooldown, now } }) => ({
      secondsLeft: cooldown,
      resendAt: now() + cooldown * 1000,
    })),
    countDown: assign(({ context }) => ({ secondsLeft: nextSecond(context) })),
  },
  guards: {
    isRefused: (_, { error, as }: { error: unknown; as: keyof typeof otpRefusals }) =>
      problemOf(error).status === otpRefusals[as],
    isWrong: (_, { error }: { error: unknown }) => wrongStatuses.has(problemOf(error).status),
    isSent: ({ context }) => context.sent !== null,
    fills: (_, { code }: { code: string }) => code.length === otpLength,
    isCounting: ({ context }) => nextSecond(context) > 0,
    isVerifying: stateIn({ open: { code: 'verifying' } }),
  },
  delays: { second: 1000 },
})

/** The dialog also stands alone, without a parent: whoever opened it hears of a refusal too. */
const refused = [
  ...refusedAnywhere,
  { type: 'tellRefusal', params: ({ event }: { event: { error: unknown } }) => event },
] as const

const sending = otp.createStateConfig({
  tags: ['busy', 'sending'],
  entry: 'forgetProblem',
  invoke: {
    src: 'sendCode',
    input: ({ context }) => context.address,
    onDone: {
      target: 'open',
      actions: { type: 'rememberSent', params: ({ event }) => ({ sent: event.output }) },
    },
    onError: [
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ error: event.error, as: 'tooMany' }),
        },
        target: 'open.resend.tooMany',
        actions: [...refused],
      },
      { target: 'open.resend.unsent', actions: [...refused] },
    ],
  },
})

const verifying = otp.createStateConfig({
  tags: 'busy',
  // The server answers what was sent: until then nothing is typed and nothing sent again.
  on: { 'code.changed': {}, 'code.mismatched': {} },
  entry: 'forgetProblem',
  invoke: {
    src: 'verifyCode',
    input: ({ context: { address, code } }) => ({ phone: address.phone, otp: code }),
    onDone: {
      target: '#otp.verified',
      actions: { type: 'reportSuccess', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: 'wrong',
        actions: [...refused],
      },
      {
        guard: {
          type: 'isRefused',
          params: ({ event }) => ({ error: event.error, as: 'expired' }),
        },
        target: 'expired',
        actions: [...refused],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error, as: 'locked' }) },
        target: 'locked',
        actions: [...refused],
      },
      { target: 'unchecked', actions: [...refused] },
    ],
  },
})

/** What can be done with the code: typed, checked, or nothing until a new one is sent. */
const code = otp.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isSent', target: 'entering' }, { target: 'missing' }] },
    missing: { on: { 'code.changed': {} } },
    entering: {},
    verifying,
    wrong: { entry: 'forgetCode' },
    // The server could not say: the same code may be tried again.
    unchecked: { on: { submit: 'verifying' } },
    expired: { entry: 'discardCode', on: { 'code.changed': {} } },
    locked: { entry: 'discardCode', on: { 'code.changed': {} } },
  },
  on: {
    'code.changed': [
      {
        guard: { type: 'fills', params: ({ event }) => event },
        target: '.verifying',
        actions: { type: 'rememberCode', params: ({ event }) => event },
      },
      { target: '.entering', actions: { type: 'rememberCode', params: ({ event }) => event } },
    ],
    'code.mismatched': { guard: 'isSent', actions: 'rememberMismatch' },
  },
})

/** When a new code may be asked for. */
const resend = otp.createStateConfig({
  initial: 'coolingDown',
  states: {
    coolingDown: {
      after: {
        second: [
          { guard: 'isCounting', target: 'coolingDown', reenter: true, actions: 'countDown' },
          { target: 'ready', actions: 'countDown' },
        ],
      },
    },
    ready: { on: { resend: { guard: not('isVerifying'), target: '#otp.sending' } } },
    // The last one could not be sent.
    unsent: { on: { resend: { guard: not('isVerifying'), target: '#otp.sending' } } },
    // The server sends no more for a while.
    tooMany: {
      after: {
        second: [
          { guard: 'isCounting', target: 'tooMany', reenter: true, actions: 'countDown' },
          { target: 'ready', actions: 'countDown' },
        ],
      },
    },
  },
})

export const otpMachine = otp.createMachine({
  id: 'otp',
  context: ({ input }) => ({
    address: input.address,
    now: input.now,
    cooldown: input.cooldown ?? 60,
    sent: input.sent ?? null,
    code: '',
    problem: null,
    secondsLeft: 0,
    resendAt: 0,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSent', target: 'open' }, { target: 'sending' }] },
    sending,
    open: { type: 'parallel', entry: 'startCountdown', states: { code, resend } },
    verified: { type: 'final' },
  },
})

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>
export type OtpEvent = EventFromLogic<typeof otpMachine>
export type OtpRef = ActorRefFrom<typeof otpMachine>
