/** Brands in a search's words: `Maren & Moss dress`. */
import { sql } from 'drizzle-orm'
import { brands } from '../catalogue/tables.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import type { ValueFinder } from './asked.ts'
import { folded, nameKeyOf } from './fold.ts'

/** Brands by their names' telling words, as these are compared: their ids. */
type BrandNames = ReadonlyMap<string, readonly number[]>

/** Words that a brand's name may have: `Lumen and Loom`. */
const longest = 4

const readNames = memo(async ({ db }: Deps): Promise<BrandNames> => {
  const named = await db
    .select({ id: brands.id, name: brands.name, names: brands.names })
    .from(brands)
    .where(sql`${brands.isActive}`)
  const ids = new Map<string, readonly number[]>()
  for (const { id, name, names } of named)
    for (const key of new Set([name, ...Object.values(names)].map(nameKeyOf)))
      if (key !== '') ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}, 12)

/**
 * Whether a brand's name is a word of what others make: `Zaytoon` is Arabic for the olives of all of them. The
 * index alone tells who else has its words, and only the names of these are read; what is asked of the index is
 * materialised, since the planner hopes for one row soon and would look for it in every document of the shop.
 */
const isTaken = memo(async (deps: Deps, key) => {
  const queryOf = (weight = '') =>
    key
      .split(' ')
      .map((stem) => `'${stem}'${weight}`)
      .join(' & ')
  const ids = (await readNames(deps)).get(key) ?? []
  const { rows } = await deps.db.execute(sql`
    with others as materialized (
      select d.product_id from search_documents d
      where d.document @@ ${queryOf()}::tsquery
        and (d.brand_id = any(${`{${ids.join()}}`}::int[])) is not true)
    select from others join search_names n on n.product_id = others.product_id
    where n.names @@ ${queryOf(':A')}::tsquery limit 1`)
  return rows.length > 0
}, 12)

/** The name of a brand that begins with the word there: the longest. */
const nameAt = (words: readonly string[], at: number, names: BrandNames) => {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const taken = words.slice(at, at + length)
    const key = nameKeyOf(taken.join(' '))
    const isWhole = [taken[0], taken.at(-1)].every((word) => nameKeyOf(word ?? '') !== '')
    if (isWhole && names.has(key)) return { key, to: at + length }
  }
  return null
}

/** Looks for the shop's brands that a search's words name. */
export const brandFinder = async (deps: Deps, search: string): Promise<ValueFinder> => {
  const all = await readNames(deps)
  const words = search
    .trim()
    .split(/\s+/)
    .map((word) => folded(word).trim())
  const keys = new Set(words.flatMap((_, at) => nameAt(words, at, all)?.key ?? []))
  const free = new Map<string, readonly number[]>()
  for (const key of keys) if (!(await isTaken(deps, key))) free.set(key, all.get(key) ?? [])
  return (words) => (at) => {
    const named = nameAt(words, at, free)
    return named && { ids: free.get(named.key) ?? [], from: at, to: named.to }
  }
}
