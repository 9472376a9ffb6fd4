import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'

/** Of reviews with an order behind them, so many have photos; of those with words, so many a reply. */
const photosEvery = 9
const replyEvery = 6

const grateful = 'Thank you for your kind words! We are glad that it serves you well.'
const sorry =
  'Thank you for telling us, and sorry that it is not what you hoped for. Please write to us in the chat: we will find a way.'

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
    where id % ${replyEvery} = 0 and description <> ''`)
}
