import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'

/** Of reviews with an order behind them, so many have photos; of those with words, so many a reply. */
const photosEvery = 9
const replyEvery = 6

const grateful = 'Thank you for your kind words! We are glad that it serves you well.'
const sorry =
  'Thank you for telling us, and sorry that it is not what you hoped for. Please write to us in the chat: we will find a way.'

const pleased = [
  'Answered within the hour, and the parcel came a day early.',
  'Packed with care, without plastic. I will be back.',
  'Friendly in the chat and quick with the exchange.',
  'Everything as promised. A shop that I trust.',
]
const disappointed = [
  'Good goods, but it took a week longer than announced.',
  'I had to ask twice before somebody answered.',
]
/** Of shops' reviews, so many have words; the others are stars alone. */
const wordsEvery = 3

/** A text of the list that belongs to the row's order; the same one whenever the seed runs. */
const pick = (texts: readonly string[]) =>
  sql`(${sql.param([...texts])}::text[])[order_id % ${texts.length} + 1]`

/** What buyers said of the shops: mostly as of the product, here and there a star more or less. */
export const insertShopReviews = (db: Database) =>
  db.execute(sql`
    insert into reviews (user_id, shop_id, order_id, rating, description, created_at, updated_at)
    select user_id, shop_id, order_id, rating,
      case when order_id % ${wordsEvery} > 0 then ''
        when rating >= 4 then ${pick(pleased)} else ${pick(disappointed)} end,
      created_at, created_at
    from (select distinct on (order_id) user_id, shop_id, order_id, created_at,
            case when order_id % 7 = 0 then greatest(rating - 1, 1)
              when order_id % 5 = 0 then least(rating + 1, 5) else rating end rating
          from reviews where order_id is not null order by order_id, id) bought
    order by created_at`)

/** What reviewers showed of the products, and what shops said to reviews. */
export const insertReviewExtras = async (db: Database) => {
  await db.execute(sql`
    insert into review_photos (review_id, picture, alt, position)
    select id, thumbnail, case when place = 1 then 'As it arrived' end, place - 1
    from (select reviews.id, media.thumbnail,
            row_number() over (partition by reviews.id order by media.position, media.id) place
          from reviews join product_media media on media.product_id = reviews.product_id
          where reviews.id % ${photosEvery} = 0 and order_id is not null and rating >= 3
            and media.type = 'image' and media.thumbnail is not null) shown
    where place <= 1 + id % 3`)
  await db.execute(sql`
    update reviews
    set reply = case when rating >= 4 then ${grateful} else ${sorry} end,
      replied_at = created_at + interval '1 day'
    where id % ${replyEvery} = 0 and product_id is not null and description <> ''`)
}
