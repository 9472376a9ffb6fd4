import type { SentOtp } from '@shop/contract'
import { fromPromise } from 'xstate'
import { type OtpAddress, otpMachine } from './otp.machine.ts'

/** The calls of a code's dialog. Each rejects with an error that carries its problem. */
export interface OtpCalls {
  sendOtp(address: OtpAddress, signal: AbortSignal): Promise<SentOtp>
  verifyOtp(
    tried: { phone: string; otp: string },
    signal: AbortSignal,
  ): Promise<{ token: string | null }>
}

/** The machine with its holes filled. Do it once, at module level. */
export const connectOtp = (calls: OtpCalls) =>
  otpMachine.provide({
    actors: {
      sendCode: fromPromise(({ input, signal }) => calls.sendOtp(input, signal)),
      verifyCode: fromPromise(({ input, signal }) => calls.verifyOtp(input, signal)),
    },
  })
