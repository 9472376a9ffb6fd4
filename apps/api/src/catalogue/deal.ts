/** How just-for-you is mixed. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'

/**
 * Deals products out as cards: each round has one product of each category, as long as there are any. What is not
 * listed comes last, so that it leaves no gaps. A category at a time: meanwhile others are served.
 */
export async function dealOut(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from categories order by id`)
  for (const { id } of rows)
    await db.execute(sql`
      update products set turn = dealt.turn
      from (
        select id, row_number() over (order by not is_listed, id)::int as turn
        from products where category_id = ${id}
      ) dealt
      where products.id = dealt.id and products.turn is distinct from dealt.turn`)
}
