import { phrase } from '@shop/contract/phrase'
import { sendOtp, verifyOtp } from '@shop/contract/recovery'
import type { OtpCalls } from '@shop/flows/otp'
import { browserClient } from '#app/data/browser-client.ts'
import { sendOrFind } from '#app/data/lost-answer.ts'

const doubtful = phrase(
  'It is not known whether the code was taken. Try again; where it is refused, ask for a new one.',
)

/** How the dialogs around codes reach the server. */
export const otpCalls: OtpCalls = {
  async sendOtp({ forgot_password, ...address }, signal) {
    const body = { ...address, forgot_password: forgot_password ? 1 : null } as const
    return (await browserClient(sendOtp, { body, signal })).data
  },
  verifyOtp: async (body, signal) =>
    (
      await sendOrFind(
        () => browserClient(verifyOtp, { body, signal }),
        // What it leads to was in the answer alone.
        () => Promise.reject(new Error('Nobody can look')),
        undefined,
        doubtful,
      )
    ).data,
}
