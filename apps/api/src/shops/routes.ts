import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageOf, pathId, refuse, viewOf } from '../http/index.ts'
import { countShops, listShops, readShop } from './service.ts'

export const shopRoutes = new Hono<AppEnv>()

mount(shopRoutes, calls.getShops, async (c) => {
  const { deps } = c.var
  const [total, shops] = await Promise.all([
    countShops(deps.db),
    listShops(deps, viewOf(c), pageOf(c.req.valid('query'))),
  ])
  return answer(c, { total, shops })
})

mount(shopRoutes, calls.getTopShops, async (c) =>
  answer(c, {
    shops: await listShops(c.var.deps, viewOf(c), { limit: 10, offset: 0 }, 'rating'),
  }),
)

mount(shopRoutes, calls.getShop, async (c) => {
  const unknown = 'The shop was not found.'
  const shop = await readShop(c.var.deps, viewOf(c), pathId(c.req.param('id'), unknown))
  return shop ? answer(c, { shop }) : refuse(404, unknown)
})
