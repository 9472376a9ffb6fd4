import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, refuse, wrongField } from '../http/index.ts'
import { clientAddress } from '../limits/throttle.ts'
import { countCode, countReset, countTry, forgetLogin, forgetTries } from './attempts.ts'
import { makeCode, takeCode } from './codes.ts'
import { canDeliver, deliver } from './deliver.ts'
import { resetPassword } from './recovery.ts'
import { readRules } from './rules.ts'

/** Codes and new passwords (wire.md 10). */
export const recoveryRoutes = new Hono<AppEnv>()

/** Says the same whoever has the address, and nobody: accounts cannot be found by it. */
mount(recoveryRoutes, calls.sendOtp, async (c) => {
  const { deps, locale } = c.var
  const { phone, phone_code, forgot_password } = c.req.valid('json')
  if (!canDeliver(deps)) return refuse(503, 'Codes cannot be sent right now.')
  await countCode(deps, phone, clientAddress(c))
  const purpose = forgot_password ? 'reset' : 'verify'
  const made = await makeCode(deps, phone, purpose, await readRules(deps.db))
  deliver(deps, made, locale)
  const otp = deps.config.environment === 'local' && made.user ? made.code : null
  return answer(c, { email_or_phone: phone, phone_code, otp }, 'The code is on its way')
})

mount(recoveryRoutes, calls.verifyOtp, async (c) => {
  const { deps } = c.var
  const { phone, otp } = c.req.valid('json')
  await countTry(deps, phone, clientAddress(c))
  const token = await takeCode(deps, phone, otp)
  await forgetTries(deps, phone)
  return answer(c, { token }, 'Code verified successfully')
})

mount(recoveryRoutes, calls.resetPassword, async (c) => {
  const { deps } = c.var
  const { token, password, password_confirmation } = c.req.valid('json')
  const address = clientAddress(c)
  await countReset(deps, address)
  if (password !== password_confirmation)
    throw wrongField('password_confirmation', 'Confirm Password does not match.')
  const user = await resetPassword(deps, token, password)
  if (!user) return refuse(422, 'Setting a new password took too long. Ask for a new code.')
  // Who has proven the account need not wait because somebody else guessed at it.
  for (const login of [user.phone, user.email])
    if (login !== null) await forgetLogin(deps, login, 'internal')
  return answer(c, null, 'Password reset successfully')
})
