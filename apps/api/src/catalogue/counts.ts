/** How many products there are of a kind: counting is what grows with the shop. */
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { conditionOf, filterKeys, isFoundDocument, type Narrowing, toldWhole } from './find.ts'

/** Exact, and memoised for a few seconds. */
const countCached = memo(async ({ db }, key) => {
  const filter: Narrowing = JSON.parse(key)
  const query = toldWhole(filter)
  const counted =
    query === null
      ? sql`products p where ${conditionOf(filter)}`
      : sql`search_documents d where ${isFoundDocument(filter, query)}`
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${counted}`,
  )
  return rows[0]?.total ?? 0
}, 4)

/** How many listed products a filter leaves. */
export const countProducts = (deps: Deps, filter: Narrowing): Promise<number> =>
  countCached(deps, JSON.stringify(filter, [...filterKeys]))

/**
 * The same where no more than so many matter: of a common word a thousand are soon counted. What the index finds is
 * materialised as far as it is read; else the planner would hope to come by these in all documents.
 */
export const countUpTo = async (deps: Deps, filter: Narrowing, most: number): Promise<number> => {
  const query = toldWhole(filter)
  if (query === null) return countProducts(deps, filter)
  const { rows } = await deps.db.execute<{ total: number }>(sql`
    with found as materialized (
      select from search_documents d where ${isFoundDocument(filter, query)})
    select count(*)::int as total from (select from found limit ${most}) counted`)
  return rows[0]?.total ?? 0
}
