/** Codes, new passwords and the providers' logins (wire.md 10). */
import * as v from 'valibot'
import { Access, newPassword } from './account.ts'
import { call } from './call.ts'
import { flagParam, maybeParam, maybeTextParam, textParam } from './request.ts'
import { maybeText } from './shape.ts'
import { socialProviders } from './words.ts'

/** A code is on its way. `otp` is the code itself where the server runs as `local`, else null. */
export const SentOtp = v.object({
  email_or_phone: maybeText,
  phone_code: maybeText,
  otp: maybeText,
})
export type SentOtp = v.InferOutput<typeof SentOtp>

export const sendOtp = call({
  method: 'POST',
  path: '/send-otp',
  auth: 'none',
  summary: 'Send a 4-digit code; `phone` holds a phone number or an e-mail',
  body: v.object({
    phone: textParam(),
    phone_code: maybeTextParam(8),
    forgot_password: maybeParam(flagParam),
  }),
  data: v.fallback(SentOtp, { email_or_phone: null, phone_code: null, otp: null }),
})

/** `token` allows one /reset-password. */
export const verifyOtp = call({
  method: 'POST',
  path: '/verify-otp',
  auth: 'none',
  summary: 'Check a code; `phone` as the shopper typed it, without the dial code',
  body: v.object({
    phone: textParam(),
    otp: v.pipe(
      v.union([v.pipe(v.number(), v.transform(String)), v.string()]),
      v.trim(),
      v.nonEmpty(),
      v.regex(/^\d{4}$/),
    ),
  }),
  data: v.fallback(v.object({ token: maybeText }), { token: null }),
})

export const resetPassword = call({
  method: 'POST',
  path: '/reset-password',
  auth: 'none',
  summary: 'Set a new password with the token of a verified code',
  body: v.object({
    token: textParam(),
    password: newPassword,
    password_confirmation: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  }),
  data: v.optional(v.unknown()),
})

export const socialLogin = call({
  method: 'POST',
  path: '/auth/{provider}/token',
  auth: 'none',
  summary: `Sign in by a provider: ${socialProviders.join(', ')}`,
  body: v.object({
    /** Google: the auth code. Facebook: the access token. Apple: 1122. */
    code: textParam(4096),
    /** Apple: the decoded identity token. */
    data: maybeParam(v.record(v.string(), v.unknown())),
  }),
  data: Access,
})
