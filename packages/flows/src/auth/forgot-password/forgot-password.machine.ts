import type { FieldErrors, SentOtp } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import { formMachine, withDialCode } from '../form/form.machine.ts'

export interface ForgotPasswordValues {
  readonly country: string
  readonly phone_code: string
  /** An e-mail or a phone number: the shop's settings say which. */
  readonly phone: string
}

/** Tells `auth` that a code is on its way, and to whom. */
export type CodeSentEvent = { type: 'code.sent'; sent: SentOtp; form: ForgotPasswordValues }

export const emptyForgotPassword: ForgotPasswordValues = { country: '', phone_code: '', phone: '' }

const missingIn = ({ country, phone }: ForgotPasswordValues): FieldErrors => ({
  ...(country === '' && { country: [phrase('The country field is required')] }),
  ...(phone.trim() === '' && { phone: [phrase('The phone or email field is required')] }),
})

export const forgotPasswordMachine = formMachine({
  id: 'forgotPassword',
  begin: (input: { draft: ForgotPasswordValues } | undefined) =>
    input?.draft ?? emptyForgotPassword,
  choose: withDialCode,
  mistakesIn: missingIn,
  told: (sent: SentOtp, form): CodeSentEvent => ({ type: 'code.sent', sent, form }),
})

export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>
export type ForgotPasswordState = StateValueFrom<typeof forgotPasswordMachine>
export type ForgotPasswordEvent = EventFromLogic<typeof forgotPasswordMachine>
export type ForgotPasswordRef = ActorRefFrom<typeof forgotPasswordMachine>
