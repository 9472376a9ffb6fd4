import { access, demoLogin, sentOtp, user } from '@shop/contract/fixtures'
import type { AuthCalls, SocialWindows } from '../auth/connect-auth.ts'
import { credentialsProblem, fieldProblem } from '../auth/login/login.poses.ts'
import { registrationFieldProblem } from '../auth/registration/registration.poses.ts'
import { otpProblems } from '../otp/otp.poses.ts'
import { ProblemError } from '../port/index.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A server for stories: it knows one shopper, and every code is the same. */
export const pretendedCalls: AuthCalls = {
  async login({ phone, password }) {
    await pause(300)
    if (!phone || !password) throw new ProblemError(fieldProblem)
    if (phone !== demoLogin.phone || password !== demoLogin.password)
      throw new ProblemError(credentialsProblem)
    return access
  },
  async register({ name, email, phone }) {
    await pause(300)
    if (!name) throw new ProblemError(registrationFieldProblem)
    return { ...access, user: { ...user, name, email, phone } }
  },
  async sendOtp({ phone }) {
    await pause(300)
    return { ...sentOtp, email_or_phone: phone }
  },
  async verifyOtp({ otp }) {
    await pause(300)
    if (otp !== sentOtp.otp) throw new ProblemError(otpProblems.wrong)
    return { token: 'story-token' }
  },
  async resetPassword() {
    await pause(300)
    return { message: 'Password reset successfully' }
  },
  async socialLogin() {
    await pause(300)
    return access
  },
}

/** Providers that say yes at once. */
export const pretendedWindows: SocialWindows = {
  load: () => pause(300),
  ask: async () => ({ code: 'story-code', data: null }),
  log: () => undefined,
}
