/** How many products there are of a kind: counting is what grows with the shop. */
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { conditionOf, filterKeys, isToBeShown, type Narrowing } from './find.ts'

/** Exact, and memoised for a few seconds. */
const countCached = memo(async ({ db }, key) => {
  const filter: Narrowing = JSON.parse(key)
  const { matching, ...rest } = filter
  const counted =
    matching && Object.keys(rest).length === 0
      ? sql`search_documents d where d.document @@ ${matching}::tsquery and ${isToBeShown}`
      : sql`products p where ${conditionOf(filter)}`
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${counted}`,
  )
  return rows[0]?.total ?? 0
}, 4)

/** How many listed products a filter leaves. */
export const countProducts = (deps: Deps, filter: Narrowing): Promise<number> =>
  countCached(deps, JSON.stringify(filter, [...filterKeys]))
