import type { FieldErrors } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import { formMachine } from '../form/form.machine.ts'

export interface NewPassword {
  readonly password: string
  readonly password_confirmation: string
  /** Of the verified code: brought, not typed. */
  readonly token: string
}

/** Tells `auth` that the new password holds; `message` is the server's. */
export type PasswordResetEvent = { type: 'password.reset'; message: string | null }

const mismatchIn = ({ password, password_confirmation }: NewPassword): FieldErrors =>
  password === password_confirmation
    ? {}
    : { password_confirmation: [phrase('Confirm Password does not match.')] }

export const resetPasswordMachine = formMachine({
  id: 'resetPassword',
  begin: ({ token }: { token: string }): NewPassword => ({
    password: '',
    password_confirmation: '',
    token,
  }),
  mistakesIn: mismatchIn,
  told: ({ message }: { message: string | null }): PasswordResetEvent => ({
    type: 'password.reset',
    message,
  }),
})

export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>
export type ResetPasswordState = StateValueFrom<typeof resetPasswordMachine>
export type ResetPasswordEvent = EventFromLogic<typeof resetPasswordMachine>
export type ResetPasswordRef = ActorRefFrom<typeof resetPasswordMachine>
