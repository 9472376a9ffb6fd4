import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { secureHeaders } from 'hono/secure-headers'
import { addressRoutes } from './addresses/routes.ts'
import { profileRoutes } from './auth/profile-routes.ts'
import { recoveryRoutes } from './auth/recovery-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { developmentRoutes, socialRoutes } from './auth/social/routes.ts'
import { blogRoutes } from './blogs/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { couponRoutes } from './coupons/routes.ts'
import type { AppEnv, Deps } from './deps.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { flashRoutes } from './flash/routes.ts'
import { goneRoutes } from './gone/routes.ts'
import { bodyLimit } from './http/body-limit.ts'
import { onError, onNotFound } from './http/errors.ts'
import { openApi } from './http/openapi.ts'
import { translate } from './http/translate.ts'
import { maxBodyOf } from './http/upload.ts'
import { bodiesOfEach } from './limits/bodies.ts'
import { countAnswer, pictureAskers, throttle } from './limits/throttle.ts'
import { uploadsInTurn } from './limits/uploads.ts'
import { mediaRoutes } from './media/routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { documentPages } from './orders/documents.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/calls.ts'
import { hasSandbox } from './payments/method.ts'
import { paymentPages } from './payments/routes.ts'
import { popularRoutes } from './popular/routes.ts'
import { presenceRoutes } from './presence/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { translations } from './settings/translations.ts'
import { shopRoutes } from './shops/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { vitalRoutes } from './vitals/routes.ts'

const tooLarge = 'The request is too large.'
const wrongMethod = 'Method not allowed'

/** Validation texts and names are in this language; anything but letters means English (wire.md 1.1). */
const localeOf = (header: string | undefined) => {
  const locale = header?.trim().toLowerCase() ?? ''
  return /^[a-z]{2,3}$/.test(locale) ? locale : 'en'
}

/** For what is refused before a call is found. */
const sayTo = (c: Context, message: string) =>
  translate(localeOf(c.req.header('Accept-Language')), message)

const areas: readonly Hono<AppEnv>[] = [
  settingsRoutes,
  contentRoutes,
  blogRoutes,
  catalogueRoutes,
  searchRoutes,
  popularRoutes,
  flashRoutes,
  shopRoutes,
  goneRoutes,
  reviewRoutes,
  viewRoutes,
  authRoutes,
  profileRoutes,
  recoveryRoutes,
  socialRoutes,
  addressRoutes,
  favouriteRoutes,
  cartRoutes,
  couponRoutes,
  orderRoutes,
  paymentRoutes,
  chatRoutes,
  presenceRoutes,
  ticketRoutes,
  vitalRoutes,
]

const createRoutes = (deps: Deps) => {
  translations()
  const api = new Hono<AppEnv>()
  api.use(async (c, next) => {
    c.set('deps', deps)
    c.set('user', null)
    c.set('locale', localeOf(c.req.header('Accept-Language')))
    await next()
  })
  api.use(
    cors({ origin: '*', exposeHeaders: ['Date', 'Retry-After'], maxAge: 86_400 }),
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'cross-origin',
      referrerPolicy: 'no-referrer',
      // A shop that is not served by https has nothing to promise for its host.
      strictTransportSecurity: deps.config.publicUrl?.startsWith('https:')
        ? 'max-age=31536000'
        : false,
    }),
    bodiesOfEach(deps),
    uploadsInTurn(deps),
    bodyLimit(maxBodyOf, (c) => c.json({ message: sayTo(c, tooLarge) }, 413)),
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        c.json({ message: sayTo(c, wrongMethod) }, 405, { Allow: methods.join(', ') }),
    }),
  )
  for (const area of areas) api.route('/', area)
  if (deps.operatorSecret) api.route('/', operatorRoutes())
  api.get('/openapi.json', async (c) => {
    await throttle(c, null)
    countAnswer(c, openApi())
    return c.body(openApi(), 200, { 'Content-Type': 'application/json' })
  })
  return api.onError(onError)
}

/** The shop's server: every call under /api, and pictures under /media. */
export const createApi = (deps: Deps): Hono<AppEnv> => {
  const app = new Hono<AppEnv>().onError(onError).notFound(onNotFound)
  app.route('/api', developmentRoutes(deps))
  app.route('/api', createRoutes(deps))
  if (hasSandbox(deps.config)) app.route('/', paymentPages(deps))
  app.route('/', documentPages(deps))
  if (deps.media) app.route('/', mediaRoutes(deps.media, pictureAskers(deps)))
  return app
}
