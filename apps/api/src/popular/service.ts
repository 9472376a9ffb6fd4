import { sql } from 'drizzle-orm'
import type { Names } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { nameIn, type Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'

interface Named extends Record<string, unknown> {
  name: string
  names: Names
}

const most = 8
/** By so many of the products that sell best: the others add up to little, and are many. */
const looked = 400

const load = memo(async ({ db }): Promise<Named[]> => {
  const { rows } = await db.execute<Named>(sql`
    select x.name, x.names from (
      select sub_category_id as id, sum(sold_count) as sold from (
        select sub_category_id, sold_count from products where is_listed
        order by sold_count desc, id desc limit ${looked}
      ) best where sold_count > 0 group by sub_category_id
    ) wanted
    join sub_categories x on x.id = wanted.id and x.is_active
    join categories c on c.id = x.category_id and c.is_active
    order by wanted.sold desc, x.id limit ${most}`)
  return rows
}, 60)

/**
 * What is worth a search before anything is typed: the kinds of things that are bought most, in the shopper's
 * language. What others have typed is stored nowhere, so no name or number of theirs can be told here, nobody
 * can put a word there by repeating it, and each term finds something.
 */
export const popularSearches = async (
  deps: Deps,
  viewer: Viewer,
): Promise<{ terms: string[] }> => ({
  terms: [...new Set((await load(deps)).map((row) => nameIn(viewer, row)))],
})
