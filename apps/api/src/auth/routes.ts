import * as calls from '@shop/contract'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, type Judge, mount, refuse, userOf, viewerOf } from '../http/index.ts'
import { clientAddress } from '../limits/asker.ts'
import { hashInTurn, inOwnTurns, inTurn } from '../limits/throttle.ts'
import { countLogin, countRegistration, foreseeLogin, forgetLogin, subjectOf } from './attempts.ts'
import { deviceOf, rememberDevice } from './device.ts'
import { presentSession, presentUser } from './present.ts'
import { readRules } from './rules.ts'
import { checkApplicant, findCustomer, login, register, revoke } from './service.ts'

/** Login, registration, logout and the own profile (wire.md 10). */
export const authRoutes = new Hono<AppEnv>()

/** Who logs in, unless they are past their limits already. */
const beginLogin = async (c: Context<AppEnv>, name: string) => {
  const { deps } = c.var
  const user = await findCustomer(deps.db, name)
  const device = deviceOf(c)
  const knownDevice = user ? device.numberKnownTo(user) : null
  const attempt = { subject: subjectOf(user, name), address: clientAddress(c), knownDevice }
  await foreseeLogin(deps, attempt)
  return { user, attempt }
}

mount(
  authRoutes,
  calls.login,
  async (c) => {
    const { phone: name, password } = c.req.valid('json')
    const { deps } = c.var
    const { user, attempt } = await inTurn(c, () => beginLogin(c, name))
    return hashInTurn(c, async () => {
      await countLogin(deps, attempt)
      const session = await login(deps, user, password)
      if (!session) return refuse(400, 'The phone, e-mail or password is wrong.')
      await forgetLogin(deps, attempt)
      rememberDevice(c, session.user)
      return answer(c, presentSession(viewerOf(c), session, deps.now()), 'Login Successful')
    })
  },
  { turn: inOwnTurns },
)

/** No more of it than could be right. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 256).trim() || null : null

/** A form that is refused anyway is a try too: it is told what is taken. */
const judgeRegistration: Judge = async (c, { email, phone, country }) => {
  const { deps } = c.var
  await countRegistration(deps, clientAddress(c))
  const form = { email: textOf(email), phone: textOf(phone), country: textOf(country) ?? '' }
  await checkApplicant(deps, form, await readRules(deps.db))
}

mount(
  authRoutes,
  calls.register,
  async (c) => {
    const { deps } = c.var
    const now = deps.now()
    await countRegistration(deps, clientAddress(c))
    const rules = await readRules(deps.db)
    const session = await register(deps, c.req.valid('json'), rules, now)
    rememberDevice(c, session.user)
    return answer(c, presentSession(viewerOf(c), session, now), 'Register Successful')
  },
  { judge: judgeRegistration, turn: hashInTurn },
)

for (const call of [calls.logout, calls.logoutByPost])
  mount(authRoutes, call, async (c) => {
    const { deps } = c.var
    const token = c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
    await revoke(deps.db, token, deps.now())
    return answer(c, null, 'Logout successfully')
  })

mount(authRoutes, calls.getProfile, (c) =>
  answer(c, { user: presentUser(viewerOf(c), userOf(c), c.var.deps.now()) }),
)
