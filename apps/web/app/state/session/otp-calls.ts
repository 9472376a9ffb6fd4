import { sendOtp, verifyOtp } from '@shop/contract/recovery'
import type { OtpCalls } from '@shop/flows/otp'
import { browserClient } from '#app/data/browser-client.ts'

/** How the dialogs around codes reach the server. */
export const otpCalls: OtpCalls = {
  async sendOtp({ forgot_password, ...address }, signal) {
    const body = { ...address, forgot_password: forgot_password ? 1 : null } as const
    return (await browserClient(sendOtp, { body, signal })).data
  },
  verifyOtp: async (body, signal) => (await browserClient(verifyOtp, { body, signal })).data,
}
