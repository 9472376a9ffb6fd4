import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, refuse, userOf, viewOf } from '../http/index.ts'
import { clientAddress } from '../limits/throttle.ts'
import { countLogin, countRegistration, forgetLogin } from './attempts.ts'
import { presentSession, presentUser } from './present.ts'
import { readRules } from './rules.ts'
import { login, register, revoke } from './service.ts'

/** Login, registration, logout and the own profile (wire.md 10). */
export const authRoutes = new Hono<AppEnv>()

mount(authRoutes, calls.login, async (c) => {
  const { phone, password } = c.req.valid('json')
  const { deps } = c.var
  const now = deps.now()
  const address = clientAddress(c)
  await countLogin(deps, phone, address)
  const session = await login(deps.db, phone, password, now)
  if (!session) return refuse(400, 'The phone, e-mail or password is wrong.')
  await forgetLogin(deps, phone, address)
  return answer(c, presentSession(viewOf(c), session, now), 'Login Successful')
})

mount(authRoutes, calls.register, async (c) => {
  const { deps } = c.var
  const now = deps.now()
  await countRegistration(deps, clientAddress(c))
  const rules = await readRules(deps.db)
  const session = await register(deps.db, c.req.valid('json'), rules, now)
  return answer(c, presentSession(viewOf(c), session, now), 'Register Successful')
})

for (const call of [calls.logout, calls.logoutByPost])
  mount(authRoutes, call, async (c) => {
    const { deps } = c.var
    const token = c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
    await revoke(deps.db, token, deps.now())
    return answer(c, null, 'Logout successfully')
  })

mount(authRoutes, calls.getProfile, (c) =>
  answer(c, { user: presentUser(viewOf(c), userOf(c), c.var.deps.now()) }),
)
