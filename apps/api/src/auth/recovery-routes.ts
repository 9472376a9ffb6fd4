import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, refuse, wrongField } from '../http/index.ts'
import { clientAddress } from '../limits/asker.ts'
import { hashInTurn } from '../limits/throttle.ts'
import { countReset, forgetStrangers, subjectOf } from './attempts.ts'
import { countCall, countCode } from './code-limits.ts'
import { takeCode } from './codes.ts'
import { canDeliver, isToldCodes, sendCode } from './deliver.ts'
import { deviceOf, numberDevice, rememberDevice } from './device.ts'
import { resetPassword } from './recovery.ts'
import { readRules } from './rules.ts'
import { findCustomer } from './service.ts'

/** Codes and new passwords (wire.md 10). */
export const recoveryRoutes = new Hono<AppEnv>()

/** Says the same whoever has the address, and nobody: accounts cannot be found by it. */
mount(recoveryRoutes, calls.sendOtp, async (c) => {
  const { deps, locale } = c.var
  const { phone: name, phone_code, forgot_password } = c.req.valid('json')
  const user = await findCustomer(deps.db, name)
  const device = deviceOf(c)
  const address = clientAddress(c)
  const purpose = forgot_password ? 'reset' : 'verify'
  const request = { name, user, purpose, rules: await readRules(deps.db) } as const
  const isTold = isToldCodes(c)
  // A code that nobody gets is no attempt: it is not counted.
  if (!(await canDeliver(deps, request, isTold)))
    return refuse(503, 'Codes cannot be sent right now. Please try again in a few minutes.')
  const knownTo = user && device.numberKnownTo(user) ? user.id : null
  await countCode(deps, { subject: subjectOf(user, name), address, knownTo }, purpose)
  // A client that keeps no cookies is known by its address.
  const askers = device.number === null ? [numberDevice(c), address] : [device.number]
  const { code } = await sendCode(deps, request, { askers, locale, isTold })
  const otp = isTold && user ? code : null
  return answer(c, { email_or_phone: name, phone_code, otp }, 'The code is on its way')
})

mount(recoveryRoutes, calls.verifyOtp, async (c) => {
  const { deps } = c.var
  const { phone: name, otp: code } = c.req.valid('json')
  const user = await findCustomer(deps.db, name)
  const device = deviceOf(c)
  const address = clientAddress(c)
  const knownTo = user && device.numberKnownTo(user) ? user.id : null
  const subject = subjectOf(user, name)
  const tried = { name, subject, address, knownTo, code, asker: device.number ?? address }
  await countCall(deps, tried)
  return answer(c, { token: await takeCode(deps, tried) }, 'Code verified successfully')
})

mount(
  recoveryRoutes,
  calls.resetPassword,
  async (c) => {
    const { deps } = c.var
    const { token, password, password_confirmation } = c.req.valid('json')
    await countReset(deps, clientAddress(c))
    if (password !== password_confirmation)
      throw wrongField('password_confirmation', 'Confirm Password does not match.')
    const user = await resetPassword(deps, token, password)
    if (!user)
      return refuse(
        422,
        'This code is used up or too old. Try to log in with your new password, or ask for a new code.',
      )
    await forgetStrangers(deps, subjectOf(user, ''))
    rememberDevice(c, user)
    return answer(c, null, 'Password reset successfully')
  },
  { turn: hashInTurn },
)
