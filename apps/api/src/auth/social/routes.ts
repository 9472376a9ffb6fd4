import * as calls from '@shop/contract'
import { type Context, Hono } from 'hono'
import type { AppEnv, Deps } from '../../deps.ts'
import { answer, mount, refuse, viewerOf } from '../../http/index.ts'
import { clientAddress } from '../../limits/asker.ts'
import { isNear } from '../../limits/near.ts'
import { readStored } from '../../settings/service.ts'
import { countSocial } from '../attempts.ts'
import { rememberDevice } from '../device.ts'
import { presentSession } from '../present.ts'
import { askDevelopment, developmentPage, developmentPolicy, isDevelopment } from './development.ts'
import type { Identity, ProviderLogin } from './identity.ts'
import { askerOf, ProviderFailed } from './providers.ts'
import { signInBy } from './service.ts'
import { isProviderOn } from './settings.ts'

/** Signing in by a provider (wire.md 10). */
export const socialRoutes = new Hono<AppEnv>()

const providerOf = (c: Context<AppEnv>) => {
  const requested = c.req.param('provider')
  return calls.socialProviders.find((provider) => provider === requested) ?? null
}

async function identify(
  c: Context<AppEnv>,
  provider: calls.SocialProvider,
  login: ProviderLogin,
): Promise<Identity | null> {
  const { deps } = c.var
  if (!isProviderOn(await readStored(deps, 'social_auths'), provider))
    return refuse(400, 'This way to log in is not available.')
  const ask = askerOf(deps.config.social, provider)
  if (ask) return ask(deps, login)
  return isDevelopment(deps.config, provider) && isNear(c, deps.config)
    ? askDevelopment(login)
    : refuse(400, 'This way to log in is not available.')
}

mount(socialRoutes, calls.socialLogin, async (c) => {
  const { deps } = c.var
  const provider = providerOf(c) ?? refuse(400, 'This way to log in is not available.')
  await countSocial(deps, clientAddress(c))
  const identity = await identify(c, provider, c.req.valid('json')).catch((error: unknown) => {
    if (!(error instanceof ProviderFailed)) throw error
    console.warn(`A login by ${provider} failed: ${error.message}`)
    return refuse(503, 'The provider does not answer. Please try again later.')
  })
  if (!identity) return refuse(400, 'The provider did not confirm the login.')
  const now = deps.now()
  const session = await signInBy(deps.db, provider, identity, now)
  if (!session) return refuse(400, 'This account is closed.')
  rememberDevice(c, session.user)
  return answer(c, presentSession(viewerOf(c), session, now), 'Login Successful')
})

/** The stand-in's page; outside of the API's own headers, which let no page run a script. */
export const developmentRoutes = ({ config }: Deps): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/auth/:provider/development', (c, next) => {
    const provider = providerOf(c)
    if (!provider || !isDevelopment(config, provider) || !isNear(c, config)) return next()
    return c.html(developmentPage(provider), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': developmentPolicy,
      // The page must be able to speak to the one that opened it.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'X-Content-Type-Options': 'nosniff',
    })
  })
