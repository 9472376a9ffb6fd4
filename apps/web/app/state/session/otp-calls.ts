import { phrase } from '@shop/contract/phrase'
import { sendOtp, verifyOtp } from '@shop/contract/recovery'
import type { OtpCalls } from '@shop/flows/otp'
import { browserClient } from '#app/data/browser-client.ts'
import { sendOrFind } from '#app/data/lost-answer.ts'

const doubts = {
  sent: phrase(
    'It is not known whether a code was sent. Ask for it again: the newest one is the one that counts.',
  ),
  taken: phrase(
    'It is not known whether the code was taken. Try again; where it is refused, ask for a new one.',
  ),
}

/** What it leads to was in the answer alone. */
const nobodyCanLook = () => Promise.reject(new Error('Nobody can look'))

/** How the dialogs around codes reach the server. */
export const otpCalls: OtpCalls = {
  async sendOtp({ forgot_password, ...address }, signal) {
    const body = { ...address, forgot_password: forgot_password ? 1 : null } as const
    const send = () => browserClient(sendOtp, { body, signal })
    return (await sendOrFind(send, nobodyCanLook, undefined, doubts.sent)).data
  },
  async verifyOtp(body, signal) {
    const send = () => browserClient(verifyOtp, { body, signal })
    return (await sendOrFind(send, nobodyCanLook, undefined, doubts.taken)).data
  },
}
