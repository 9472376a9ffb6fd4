import { getFlashSale, getFlashSales } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageWith, pathId, refuse, viewOf } from '../http/index.ts'
import { readFlashSale, readFlashSales } from './service.ts'

export const flashRoutes = new Hono<AppEnv>()

mount(flashRoutes, getFlashSales, async (c) =>
  answer(c, await readFlashSales(c.var.deps, viewOf(c))),
)

mount(flashRoutes, getFlashSale, async (c) => {
  const unknown = 'The flash sale was not found.'
  const query = c.req.valid('query')
  const id = pathId(c.req.param('id'), unknown)
  const data = await readFlashSale(
    c.var.deps,
    viewOf(c),
    id,
    pageWith(query, 18),
    query.category_id,
  )
  return data ? answer(c, data) : refuse(404, unknown)
})
