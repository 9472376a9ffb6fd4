import {
  findHelpful,
  getHelpful,
  getReviews,
  reviewPhotos as photoRules,
  storeReview,
} from '@shop/contract'
import { Hono } from 'hono'
import { productExists } from '../catalogue/products.ts'
import type { AppEnv } from '../deps.ts'
import {
  answer,
  keepImage,
  mount,
  pageOf,
  readUpload,
  unknownId,
  userOf,
  viewerOf,
  withStoredFiles,
} from '../http/index.ts'
import { limit } from '../limits/limit.ts'
import { shopExists } from '../shops/service.ts'
import { helpfulTo, vote } from './helpful.ts'
import { countReviews, findReview, listReviews, summarise } from './service.ts'
import { readWords } from './words.ts'
import { checkBought, findWritten, writeReview } from './write.ts'

/** Reviews (wire.md 5). */
export const reviewRoutes = new Hono<AppEnv>()

/** What can be asked for here, beyond wire.md: clients offer it where they read this. */
const choices = ['rating', 'sort_type', 'with_photos']
/** The same of a product's: of a shop most have stars alone, and of all there are too many to read. */
const choicesOfProduct = [...choices, 'search']
/** Reviews an hour of one shopper. */
const writing = { max: 30, window: 3600 }
/** Reviews that one shopper finds helpful, or no longer, in an hour. */
const voting = { max: 120, window: 3600 }
/** What a photo is kept in, in pixels. */
const box = { width: 1600, height: 1600 }

mount(reviewRoutes, getReviews, async (c) => {
  const { deps } = c.var
  const query = c.req.valid('query')
  const { product_id, shop_id } = query
  if (product_id !== undefined && !(await productExists(deps.db, product_id)))
    throw unknownId('product_id')
  if (shop_id !== undefined && !(await shopExists(deps.db, shop_id))) throw unknownId('shop_id')
  if (query.search) {
    // A list that is not narrowed would pass for the answer.
    if (product_id === undefined) throw unknownId('product_id')
    await readWords(deps.db, product_id)
  }
  const isAll = product_id === undefined && shop_id === undefined
  const [summary, total, reviews] = await Promise.all([
    isAll ? null : summarise(deps, query),
    countReviews(deps, query),
    listReviews(deps, viewerOf(c), query, pageOf(query)),
  ])
  return answer(c, {
    average_rating_percentage: summary,
    total,
    choices: product_id === undefined ? choices : choicesOfProduct,
    reviews,
  })
})

mount(reviewRoutes, getHelpful, async (c) =>
  answer(c, {
    ...(await helpfulTo(c.var.deps.db, userOf(c).id, c.req.valid('query'))),
  }),
)

mount(reviewRoutes, findHelpful, async (c) => {
  const { review_id, is_helpful } = c.req.valid('json')
  const userId = userOf(c).id
  await limit(c.var.deps, `helpful:${userId}`, voting)
  const helpful_count = await vote(c.var.deps.db, { userId, reviewId: review_id }, is_helpful)
  return answer(c, { helpful_count })
})

mount(reviewRoutes, storeReview, async (c) => {
  const { deps } = c.var
  const {
    product_id,
    order_id,
    photos: _,
    photo_alts = [],
    shop_rating,
    shop_description,
    ...words
  } = c.req.valid('json')
  const shop = shop_rating ? { rating: shop_rating, description: shop_description ?? '' } : null
  const userId = userOf(c).id
  const line = { userId, orderId: order_id, productId: product_id }
  await limit(deps, `review:${userId}`, writing)
  const { photos: files } = await readUpload(c, { photos: photoRules.max })
  const shopId = await checkBought(deps.db, line)
  const isWritten = (await findWritten(deps.db, line)) !== null
  const id = await withStoredFiles(
    deps,
    isWritten ? [] : files,
    async (file) => ({ key: await keepImage(deps, file, { field: 'photos', ...box }) }),
    async (stored) => {
      const photos = stored.map(({ key }, at) => ({
        picture: key,
        alt: photo_alts[at]?.trim() || null,
      }))
      const written = await writeReview(
        deps.db,
        { ...line, ...words, shop, shopId },
        photos,
        deps.now(),
      )
      return { value: written.id, isTaken: written.isNew }
    },
  )
  const review = await findReview(deps.db, viewerOf(c), id)
  return answer(c, { review }, 'Thank you for your review')
})
