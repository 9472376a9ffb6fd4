import { getCountries, getMessages, getSettings } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, answerTagged, mount, viewerOf } from '../http/index.ts'
import { listCountries, readSettings } from './service.ts'
import { translations } from './translations.ts'

/** What the storefront needs before it shows anything (wire.md 3). */
export const settingsRoutes = new Hono<AppEnv>()

mount(settingsRoutes, getSettings, async (c) =>
  answerTagged(c, await readSettings(c.var.deps, viewerOf(c))),
)

mount(settingsRoutes, getMessages, (c) => {
  const phrases = translations().get(c.req.param('locale') ?? '')
  return phrases
    ? answerTagged(c, phrases, phrases)
    : c.json({ error: 'Language file not found' }, 404)
})

mount(settingsRoutes, getCountries, async (c) =>
  answer(c, { countries: await listCountries(c.var.deps) }),
)
