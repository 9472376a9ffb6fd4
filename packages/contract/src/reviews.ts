/** Reviews of products (wire.md 5), and what the reference server adds to them. */
import * as v from 'valibot'
import { call } from './call.ts'
import { lengths } from './lengths.ts'
import {
  atMost,
  fileParam,
  flagParam,
  idParam,
  maybeTextParam,
  numberParam,
  paging,
  textParam,
} from './request.ts'
import {
  count,
  counted,
  flag,
  id,
  list,
  maybe,
  maybeAmount,
  maybeCount,
  maybeText,
  number,
  rows,
  text,
  whole,
} from './shape.ts'
import { reviewSorts } from './words.ts'

/** What the shop said to a review. */
const ReviewReply = v.object({ shop_name: text, message: text, created_at: text })

/** What comes after `created_at` is the reference server's; stock servers leave it out. */
export const Review = v.object({
  id,
  customer_name: text,
  customer_profile: text,
  rating: maybeAmount,
  description: text,
  created_at: text,
  is_verified: flag,
  size: maybeText,
  color: maybeText,
  photos: list(v.object({ src: text, alt: maybeText })),
  reply: maybe(ReviewReply),
  /** How many customers have found it helpful. */
  helpful_count: count,
})
export type Review = v.InferOutput<typeof Review>

const stars = { '1': number, '2': number, '3': number, '4': number, '5': number }

/** All of it or nothing: half of it would contradict itself. */
export const RatingSummary = v.object({
  rating: number,
  total_review: whole,
  percentages: v.object(stars),
})
export type RatingSummary = v.InferOutput<typeof RatingSummary>

export const getReviews = call({
  method: 'GET',
  path: '/reviews',
  auth: 'none',
  additions: {
    search: 'answer: choices',
    sort_type: 'answer: choices',
    with_photos: 'review_photos',
  },
  summary: 'Reviews of a product or a shop, newest first',
  query: v.object({
    ...paging,
    product_id: v.optional(idParam),
    shop_id: v.optional(idParam),
    rating: v.optional(v.pipe(numberParam, v.integer(), v.minValue(1), v.maxValue(5))),
    sort_type: v.optional(v.picklist(reviewSorts)),
    with_photos: v.optional(flagParam),
    /** Each of its words begins a word of the review. */
    search: maybeTextParam(lengths.reviewSearch),
  }),
  /** `total` is of what was asked for. `choices` names the parameters that this server answers to. */
  data: counted(
    v.object({
      average_rating_percentage: maybe(RatingSummary),
      total: maybeCount,
      choices: list(v.string()),
      reviews: rows(Review),
    }),
    'total',
    'reviews',
  ),
})

/** Reviews themselves are the same for everybody. */
export const getHelpful = call({
  method: 'GET',
  path: '/reviews/helpful',
  auth: 'required',
  capability: 'helpful_reviews',
  summary: 'Which reviews of a product or a shop the shopper has found helpful',
  query: v.object({ product_id: v.optional(idParam), shop_id: v.optional(idParam) }),
  /** `own_ids` are the shopper's own, which are for others to find helpful. */
  data: v.object({ own_ids: list(id), review_ids: list(id) }),
})

export const findHelpful = call({
  method: 'POST',
  path: '/reviews/helpful',
  auth: 'required',
  capability: 'helpful_reviews',
  summary: 'Find a review of somebody else helpful, or no longer',
  body: v.object({ review_id: idParam, is_helpful: flagParam }),
  data: v.object({ helpful_count: count }),
})

/** What comes after `description` is for servers that can do it: `review_photos`, `can_rate_shop`. */
export const storeReview = call({
  method: 'POST',
  path: '/product-review',
  auth: 'required',
  additions: {
    photos: 'review_photos',
    photo_alts: 'review_photos',
    shop_rating: 'answer: can_rate_shop',
    shop_description: 'answer: can_rate_shop',
  },
  multipart: 'files',
  summary:
    'Review a product of a delivered order, once, and its shop; `photo_alts` say what photos show',
  body: v.object({
    product_id: idParam,
    order_id: idParam,
    rating: v.pipe(numberParam, v.minValue(1), v.maxValue(5)),
    description: v.pipe(textParam(lengths.review), v.title('review')),
    photos: v.optional(v.array(fileParam)),
    /** Of the shop that it came from; only where its order says `can_rate_shop`. */
    shop_rating: v.optional(v.pipe(numberParam, v.minValue(1), v.maxValue(5))),
    shop_description: maybeTextParam(lengths.review),
    photo_alts: v.optional(atMost(20, v.array(v.pipe(v.string(), v.maxLength(lengths.line))))),
  }),
  /** The stored row, which nobody reads: a review that was taken is sent, whatever is said of it. */
  data: v.fallback(v.object({ review: maybe(Review) }), { review: null }),
})
export type StoreReview = v.InferInput<(typeof storeReview)['body']>
