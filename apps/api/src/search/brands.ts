/** Brands in a search's words: `Maren & Moss dress`. */
import { sql } from 'drizzle-orm'
import { brands } from '../catalogue/tables.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import type { ValueFinder } from './asked.ts'
import { isSmall, stemsOf } from './fold.ts'

/** The shop's brands by their names' telling words, as these are compared: their ids. */
type BrandNames = ReadonlyMap<string, readonly number[]>

const keyOf = (name: string) =>
  stemsOf(name)
    .filter((stem) => !isSmall(stem))
    .join(' ')

/** Words that a brand's name may have: `Lumen and Loom`. */
const longest = 4

/**
 * Brands whose name is no word of what others make: `Zaytoon` is Arabic for the olives of all of them.
 */
export const readBrandNames = memo(async ({ db }: Deps): Promise<BrandNames> => {
  const named = await db
    .select({ id: brands.id, name: brands.name, names: brands.names })
    .from(brands)
    .where(sql`${brands.isActive}`)
  const all = named.flatMap(({ id, name, names }) =>
    [...new Set([name, ...Object.values(names)].map(keyOf))].flatMap((key) =>
      key === '' ? [] : [{ id, key }],
    ),
  )
  const asked = all.map(({ id, key }, place) => ({
    place,
    id,
    query: key
      .split(' ')
      .map((stem) => `'${stem}':A`)
      .join(' & '),
  }))
  const { rows } = await db.execute<{ is_taken: boolean }>(sql`
    select exists (
        select from search_documents d
        where d.document @@ asked.query::tsquery and d.brand_id is distinct from asked.id
      ) as is_taken
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (place int, id int, query text)
    order by asked.place`)
  const ids = new Map<string, number[]>()
  for (const [at, { id, key }] of all.entries())
    if (!rows[at]?.is_taken) ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}, 12)

/** Looks for a brand of the shop's whose name begins with the word there: the longest. */
export const brandsBy =
  (names: BrandNames): ValueFinder =>
  (words) =>
  (at) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const taken = words.slice(at, at + length)
      const ids = names.get(keyOf(taken.join(' ')))
      const isWhole = [taken[0], taken.at(-1)].every((word) => keyOf(word ?? '') !== '')
      if (ids && isWhole) return { ids, from: at, to: at + length }
    }
    return null
  }
