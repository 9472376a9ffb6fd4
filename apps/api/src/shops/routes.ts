import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageOf, pathId, readUpload, refuse, viewerOf } from '../http/index.ts'
import { clientAddress } from '../limits/asker.ts'
import { readSetting } from '../settings/service.ts'
import { countShopRegistration, registerShop } from './register.ts'
import { countShops, isClosed, listShops, readShop, shopFilters } from './service.ts'

export const shopRoutes = new Hono<AppEnv>()

mount(shopRoutes, calls.getShops, async (c) => {
  const { deps } = c.var
  const query = c.req.valid('query')
  const [total, shops, filters] = await Promise.all([
    countShops(deps, query),
    listShops(deps, viewerOf(c), pageOf(query), query),
    shopFilters(deps, viewerOf(c)),
  ])
  return answer(c, { total, shops, filters })
})

mount(shopRoutes, calls.registerShop, async (c) => {
  const { deps } = c.var
  if (!(await readSetting(deps, 'multi_vendor'))) refuse(403, 'No other shops can be opened here.')
  await countShopRegistration(deps, clientAddress(c))
  const { shop_logo, shop_banner } = await readUpload(c, { shop_logo: 1, shop_banner: 1 })
  await registerShop(deps, c.req.valid('json'), { logo: shop_logo[0], banner: shop_banner[0] })
  return answer(c, null, 'Thank you. Your shop is under review: we will write to you.')
})

mount(shopRoutes, calls.getTopShops, async (c) =>
  answer(c, {
    shops: await listShops(
      c.var.deps,
      viewerOf(c),
      { limit: 10, offset: 0 },
      { sort_type: 'rating' },
    ),
  }),
)

mount(shopRoutes, calls.getShop, async (c) => {
  const unknown = 'The shop was not found.'
  const { deps } = c.var
  const id = pathId(c.req.param('id'), unknown)
  const shop = await readShop(deps, viewerOf(c), id)
  if (shop) return answer(c, { shop })
  return (await isClosed(deps.db, id)) ? refuse(410, 'This shop is closed.') : refuse(404, unknown)
})
