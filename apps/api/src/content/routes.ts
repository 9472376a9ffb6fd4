import { getBanners, getHome } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageWith, shared, viewOf } from '../http/index.ts'
import { listBanners } from '../shops/service.ts'
import { readHome } from './home.ts'

export const contentRoutes = new Hono<AppEnv>()

const home = shared(readHome, ({ limit }) => limit)

mount(contentRoutes, getHome, (c) => home(c, pageWith(c.req.valid('query'), 8)))

mount(contentRoutes, getBanners, async (c) =>
  answer(c, { banners: await listBanners(c.var.deps, viewOf(c), null) }),
)
