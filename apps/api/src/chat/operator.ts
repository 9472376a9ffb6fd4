/** Writing to a shopper as a shop, for the shop's operator. */
import { call, lengths } from '@shop/contract'
import { idParam, textParam } from '@shop/contract/request'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, refuse } from '../http/index.ts'
import { writeAsShop } from './shop-side.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const shopReply = call({
  method: 'POST',
  path: '/operator/shop-reply',
  auth: 'none',
  summary: 'Write to a shopper as a shop',
  body: v.object({
    shop_id: idParam,
    user_id: v.optional(idParam),
    message: textParam(lengths.message),
  }),
  data: v.object({ user_id: v.number() }),
})

/** Serves it; whoever mounts it lets operators in only. */
export const mountShopReply = (routes: Hono<AppEnv>): void =>
  mount(routes, shopReply, async (c) => {
    const { shop_id: shopId, user_id, message: body } = c.req.valid('json')
    const written = await replyAs(c.var.deps, { shopId, userId: user_id ?? null, body })
    return answer(c, { user_id: written.userId }, 'Message sent successfully')
  })

/** Writes as a shop, or says why not. */
export const replyAs = async (deps: Deps, reply: Parameters<typeof writeAsShop>[1]) =>
  (await writeAsShop(deps, reply)) ?? refuse(404, 'There is no conversation with this shop yet.')
