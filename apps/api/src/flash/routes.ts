import { getFlashSale, getFlashSales } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageWith, pathId, viewerOf } from '../http/index.ts'
import { readFlashSale, readFlashSales, requireSale, unknownSale } from './service.ts'

export const flashRoutes = new Hono<AppEnv>()

mount(flashRoutes, getFlashSales, async (c) =>
  answer(c, await readFlashSales(c.var.deps, viewerOf(c))),
)

mount(flashRoutes, getFlashSale, async (c) => {
  const query = c.req.valid('query')
  const id = pathId(c.req.param('id'), unknownSale)
  const sale = await requireSale(c.var.deps, id)
  return answer(
    c,
    await readFlashSale(c.var.deps, viewerOf(c), sale, pageWith(query, 18), query.category_id),
  )
})
