import { getBanners, getContact, getHome, getLegalPage, sendContact } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageWith, shared, viewerOf } from '../http/index.ts'
import { clientAddress } from '../limits/asker.ts'
import { limitFrom } from '../limits/limit.ts'
import { listBanners } from '../shops/service.ts'
import { keepMessage, readContact } from './contact.ts'
import { readHome } from './home.ts'
import { readLegalPage } from './pages.ts'

export const contentRoutes = new Hono<AppEnv>()

const home = shared(readHome, ({ limit }) => limit)

mount(contentRoutes, getHome, (c) => home(c, pageWith(c.req.valid('query'), 8)))

mount(contentRoutes, getBanners, async (c) =>
  answer(c, { banners: await listBanners(c.var.deps, viewerOf(c), null) }),
)

mount(contentRoutes, getLegalPage, async (c) =>
  answer(c, { content: await readLegalPage(c.var.deps, viewerOf(c), c.req.param('slug') ?? '') }),
)

mount(contentRoutes, getContact, async (c) => answer(c, await readContact(c.var.deps)))

/** Enough for whoever forgot something, too few for a flood. */
const messages = { max: 5, window: 60 * 60 }

mount(contentRoutes, sendContact, async (c) => {
  const { deps } = c.var
  await limitFrom(deps, 'contact', clientAddress(c), messages)
  const content = await keepMessage(deps, c.req.valid('json'))
  return answer(c, { content }, 'Your message has been sent.')
})
