/** Giving money back, for the shop's operator. */
import { call } from '@shop/contract'
import { flagParam, idParam } from '@shop/contract/request'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount } from '../http/index.ts'
import { giveBack, listRefunds } from './give-back.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const refundsDue = call({
  method: 'POST',
  path: '/operator/refunds',
  auth: 'none',
  summary: 'Give money back, or list what is to go back',
  body: v.object({
    give: v.optional(v.object({ order_id: v.nullable(idParam), is_by_hand: flagParam })),
  }),
  data: v.object({ lines: v.array(v.string()) }),
})

type RefundsRequest = v.InferOutput<(typeof refundsDue)['body']>

/** Serves it; whoever mounts it lets operators in only. */
export const mountRefunds = (routes: Hono<AppEnv>): void =>
  mount(routes, refundsDue, async (c) =>
    answer(c, await workOnRefunds(c.var.deps, c.req.valid('json'))),
  )

export const workOnRefunds = async (
  deps: Deps,
  { give }: RefundsRequest,
): Promise<{ lines: string[] }> => ({
  lines: give
    ? await giveBack(deps, { orderId: give.order_id, isByHand: give.is_by_hand })
    : await listRefunds(deps),
})
