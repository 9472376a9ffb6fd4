/** Deciding on shops that somebody wants to open here, for the shop's operator. */
import { call } from '@shop/contract'
import { idParam } from '@shop/contract/request'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount } from '../http/index.ts'
import { decide, listApplications } from './applications.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const shopDecision = call({
  method: 'POST',
  path: '/operator/shop-applications',
  auth: 'none',
  summary: 'Accept or refuse a shop that is under review, or list those that are',
  body: v.object({
    decision: v.optional(
      v.object({ application_id: idParam, word: v.picklist(['accept', 'refuse']) }),
    ),
  }),
  data: v.object({ lines: v.array(v.string()) }),
})

type DecisionRequest = v.InferOutput<(typeof shopDecision)['body']>

/** Serves it; whoever mounts it lets operators in only. */
export const mountShopDecision = (routes: Hono<AppEnv>): void =>
  mount(routes, shopDecision, async (c) =>
    answer(c, await decideOnShop(c.var.deps, c.req.valid('json'))),
  )

export const decideOnShop = async (
  deps: Deps,
  { decision }: DecisionRequest,
): Promise<{ lines: string[] }> =>
  decision
    ? { lines: [await decide(deps, decision.application_id, decision.word === 'accept')] }
    : { lines: await listApplications(deps) }
