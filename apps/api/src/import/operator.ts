/** Bringing products into the shop while it runs, for the shop's operator. */
import { type BodyOf, type Call, call, type DataOf } from '@shop/contract'
import { flagParam, idParam, maybeTextParam } from '@shop/contract/request'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../deps.ts'
import { answer, mount } from '../http/index.ts'
import { type Desk, deskOf } from './desk.ts'
import { Told } from './product.ts'

const Picture = v.object({ source: v.pipe(v.string(), v.maxLength(2100)), key: v.string() })

/** Not calls of the storefront's, so not the contract's. */
export const importShop = call({
  method: 'POST',
  path: '/operator/import/shop',
  auth: 'none',
  summary: 'The shop that products are brought into',
  body: v.object({ shop: maybeTextParam() }),
  data: v.object({ id: v.number(), name: v.string() }),
})

const importPictures = call({
  method: 'POST',
  path: '/operator/import/pictures',
  auth: 'none',
  summary: 'Pictures that were brought in before',
  body: v.object({ origins: v.pipe(v.array(v.string()), v.maxLength(5000)) }),
  data: v.object({ pictures: v.array(Picture) }),
})

const importProducts = call({
  method: 'POST',
  path: '/operator/import/products',
  auth: 'none',
  summary: 'Bring products in, or say what would become of them',
  body: v.object({
    shopId: idParam,
    isTrial: flagParam,
    stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    products: v.pipe(v.array(Told), v.maxLength(500)),
    pictures: v.pipe(v.array(Picture), v.maxLength(5000)),
  }),
  data: v.object({
    outcomes: v.array(
      v.variant('is', [
        v.object({ is: v.picklist(['new', 'changed', 'same']) }),
        v.object({ is: v.literal('refused'), reason: v.string() }),
      ]),
    ),
    greyColors: v.array(v.string()),
    unused: v.array(v.string()),
  }),
})

const importEnd = call({
  method: 'POST',
  path: '/operator/import/end',
  auth: 'none',
  summary: 'All products are there',
  body: v.object({}),
  data: v.object({}),
})

/** Serves them; whoever mounts them lets operators in only. */
export const mountImport = (routes: Hono<AppEnv>): void => {
  mount(routes, importShop, async (c) =>
    answer(c, await deskOf(c.var.deps).shop(c.req.valid('json').shop ?? undefined)),
  )
  mount(routes, importPictures, async (c) =>
    answer(c, { pictures: await deskOf(c.var.deps).pictures(c.req.valid('json').origins) }),
  )
  mount(routes, importProducts, async (c) =>
    answer(c, await deskOf(c.var.deps).write(c.req.valid('json'))),
  )
  mount(routes, importEnd, async (c) => {
    await deskOf(c.var.deps).end()
    return answer(c, {})
  })
}

/** Asks the shop that runs. */
export type Ask = <C extends Call>(call: C, body: BodyOf<C>) => Promise<DataOf<C>>

/** Has it done by the shop that runs. */
export const remoteDesk = (ask: Ask): Desk => ({
  shop: (shop) => ask(importShop, { shop: shop ?? null }),
  pictures: async (origins) => (await ask(importPictures, { origins: [...origins] })).pictures,
  write: ({ products, pictures, ...batch }) =>
    ask(importProducts, { ...batch, products: [...products], pictures: [...pictures] }),
  end: async () => {
    await ask(importEnd, {})
  },
})
