/** Which words the shop has: asked many times in the ways that one search may be meant. */
import DataLoader from 'dataloader'
import { type SQL, sql } from 'drizzle-orm'
import { countProducts } from '../catalogue/counts.ts'
import { isFoundDocument } from '../catalogue/find.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'

/**
 * Each for itself, since the planner has to know which words are rare; and by the index, which it would
 * not ask where one row is wanted and it hopes to come by one soon: most that is tried is nowhere.
 */
const findsSome = (query: string): SQL => sql`exists (
  with found as materialized (
    select from search_documents d where ${isFoundDocument({}, query)})
  select from found)`

const askAll = async (deps: Deps, queries: readonly string[]): Promise<readonly boolean[]> => {
  const { rows } = await deps.db.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(queries.map(findsSome), sql`, `)}] as found`,
  )
  return rows[0]?.found ?? []
}

/** What is asked at the same time is one statement. */
const loaders = new WeakMap<Deps, DataLoader<string, boolean>>()
const loaderOf = (deps: Deps): DataLoader<string, boolean> => {
  const loader =
    loaders.get(deps) ??
    new DataLoader((queries: readonly string[]) => askAll(deps, queries), { cache: false })
  loaders.set(deps, loader)
  return loader
}

const isFound = memo((deps, query) => loaderOf(deps).load(query), 12, 2000)

/** Which of the tsqueries find a listed product; null finds nothing. */
export const found = (deps: Deps, queries: readonly (string | null)[]): Promise<boolean[]> =>
  Promise.all(queries.map((query) => (query === null ? false : isFound(deps, query))))

/** The same of a way that a search may be meant: one alone is counted, since the list of what it finds asks for the number next. */
export const foundAsMeant = async (
  deps: Deps,
  ways: readonly (string | null)[],
): Promise<boolean[]> => {
  const [only] = ways
  return ways.length === 1 && only
    ? [(await countProducts(deps, { matching: only })) > 0]
    : found(deps, ways)
}
