/** Replying to reviews as the shop that they are about, for the shop's operator. */
import { call, lengths } from '@shop/contract'
import { idParam, textParam } from '@shop/contract/request'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { products } from '../catalogue/tables.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, refuse } from '../http/index.ts'
import { shops } from '../shops/tables.ts'
import { reviews } from './tables.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const reviewReply = call({
  method: 'POST',
  path: '/operator/review-reply',
  auth: 'none',
  summary: 'Reply to a review, or list those that wait for a reply',
  body: v.object({
    review_id: v.optional(idParam),
    message: v.optional(textParam(lengths.review)),
  }),
  data: v.object({ lines: v.array(v.string()) }),
})

type Reply = v.InferOutput<(typeof reviewReply)['body']>

/** As many as fit on a screen. */
const shown = 20

/** Serves it; whoever mounts it lets operators in only. */
export const mountReviewReply = (routes: Hono<AppEnv>): void =>
  mount(routes, reviewReply, async (c) =>
    answer(c, await replyToReview(c.var.deps, c.req.valid('json'))),
  )

/** Keeps the reply, in place of an earlier one; without a text, says what waits for one. */
export const replyToReview = async (
  { db, now }: Deps,
  { review_id, message }: Reply,
): Promise<{ lines: string[] }> => {
  if (review_id === undefined || message === undefined) return { lines: await waiting({ db }) }
  const [replied] = await db
    .update(reviews)
    .set({ reply: message, repliedAt: now(), updatedAt: now() })
    .where(and(eq(reviews.id, review_id), eq(reviews.isActive, true)))
    .returning({ shopId: reviews.shopId })
  if (!replied) return refuse(404, 'There is no such review.')
  const [shop] = await db
    .select({ name: shops.name })
    .from(shops)
    .where(eq(shops.id, replied.shopId))
  return { lines: [`${shop?.name ?? 'The shop'} has replied to review ${review_id}.`] }
}

const waiting = async ({ db }: Pick<Deps, 'db'>) => {
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      words: reviews.description,
      product: products.name,
      shop: shops.name,
    })
    .from(reviews)
    .innerJoin(shops, eq(shops.id, reviews.shopId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(and(isNull(reviews.reply), eq(reviews.isActive, true), ne(reviews.description, '')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(shown)
  if (rows.length === 0) return ['No review waits for a reply.']
  return rows.map(
    ({ id, rating, words, product, shop }) =>
      `${id}  ${Number(rating)} of 5  ${product ? `${product} (${shop})` : shop}: ${JSON.stringify(words)}`,
  )
}
