/** Taking products and shops away, and putting them back, for the shop's operator. */
import { call } from '@shop/contract'
import { flagParam, idParam } from '@shop/contract/request'
import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { products } from '../catalogue/tables.ts'
import { transact } from '../db/transact.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, refuse } from '../http/index.ts'
import { clearMemos } from '../memo.ts'
import { shops } from '../shops/tables.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const takeAway = call({
  method: 'POST',
  path: '/operator/take-away',
  auth: 'none',
  summary: 'Take a product or a whole shop away, or put it back',
  body: v.object({ kind: v.picklist(['product', 'shop']), id: idParam, is_back: flagParam }),
  data: v.object({ lines: v.array(v.string()) }),
})

/** What an operator reads of what is gone. */
const gone = { product: 'is taken away', shop: 'is closed' } as const

type Wish = v.InferOutput<(typeof takeAway)['body']>

/** Serves it; whoever mounts it lets operators in only. */
export const mountTakeAway = (routes: Hono<AppEnv>): void =>
  mount(routes, takeAway, async (c) =>
    answer(c, await changeShelf(c.var.deps, c.req.valid('json'))),
  )

/** A product is listed while it and its shop are active. */
const listed = sql`${products.isActive} and (select ${shops.isActive} from ${shops} where ${shops.id} = ${products.shopId})`

/** Rows stay where they are: orders, reviews and links go on knowing what they are about. */
export const changeShelf = async (
  deps: Deps,
  { kind, id, is_back: isActive }: Wish,
): Promise<{ lines: string[] }> => {
  const change = { isActive, updatedAt: deps.now() }
  const name = await transact(deps.db, async (tx) => {
    const [changed] =
      kind === 'product'
        ? await tx.update(products).set(change).where(eq(products.id, id)).returning()
        : await tx.update(shops).set(change).where(eq(shops.id, id)).returning()
    if (!changed) return refuse(404, `There is no ${kind} with the number ${id}.`)
    const concerned = kind === 'product' ? products.id : products.shopId
    await tx.update(products).set({ isListed: listed }).where(eq(concerned, id))
    return changed.name
  })
  clearMemos(deps)
  deps.changed?.()
  return { lines: [`${name} ${isActive ? 'is back' : gone[kind]}.`] }
}
