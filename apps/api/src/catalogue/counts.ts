/** How many products there are of a kind: counting is what grows with the shop. */
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { conditionOf, filterKeys, type Narrowing } from './find.ts'

/** Exact, and memoised for a few seconds. */
const countCached = memo(async ({ db }, key) => {
  const filter: Narrowing = JSON.parse(key)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products p where ${conditionOf(filter)}`,
  )
  return rows[0]?.total ?? 0
}, 4)

/** How many listed products a filter leaves. */
export const countProducts = (deps: Deps, filter: Narrowing): Promise<number> =>
  countCached(deps, JSON.stringify(filter, [...filterKeys]))
