/** Categories in a search's words: `red dress` asks for what is red among the dresses. */
import { sql } from 'drizzle-orm'
import { categories, subCategories } from '../catalogue/tables.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { marks } from './document.ts'
import { isSmall, nameKeyOf } from './fold.ts'
import { found } from './found.ts'
import type { CategoryWord } from './looking.ts'
import type { Unit } from './query.ts'

type CategoryIds = Pick<CategoryWord, 'categoryId' | 'subCategoryId'>

/** Categories by their names, as these are compared; null where two have the same. */
type CategoryNames = ReadonlyMap<string, CategoryIds | null>

const readNames = memo(async ({ db }): Promise<CategoryNames> => {
  const all = await db
    .select({ id: categories.id, name: categories.name, names: categories.names })
    .from(categories)
    .where(sql`${categories.isActive}`)
  const subs = await db
    .select({
      id: subCategories.id,
      name: subCategories.name,
      names: subCategories.names,
      categoryId: subCategories.categoryId,
    })
    .from(subCategories)
    .where(sql`${subCategories.isActive}`)
  const named = [
    ...all.map(({ id, ...one }) => ({ ...one, categoryId: id, subCategoryId: null })),
    ...subs.map(({ id, ...one }) => ({ ...one, subCategoryId: id })),
  ]
  const byName = new Map<string, CategoryIds | null>()
  for (const { name, names, ...ids } of named)
    for (const key of new Set([name, ...Object.values(names)].map(nameKeyOf)))
      byName.set(key, byName.has(key) ? null : ids)
  return byName
}, 12)

/** Whether all that a tsquery finds is of that category: else its word is one like any other. */
const isAllIn = async (deps: Deps, query: string, { categoryId, subCategoryId }: CategoryIds) => {
  const category =
    subCategoryId === null
      ? `${marks.category}${categoryId}`
      : `${marks.subCategory}${subCategoryId}`
  const [isElsewhere] = await found(deps, [`(${query}) & !'${category}'`])
  return !isElsewhere
}

/** Neighbours of a search, the most first. */
const spansOf = (units: readonly Unit[]): Unit[][] =>
  units.flatMap((_, less) =>
    Array.from({ length: less + 1 }, (_, at) => units.slice(at, at + units.length - less)),
  )

/**
 * The words that name a category which all that is found is of; null where there are none.
 *
 * @param units the search's words that find it
 * @param query the tsquery that they come to
 */
export const categoryIn = async (
  deps: Deps,
  units: readonly Unit[],
  query: string,
): Promise<CategoryWord | null> => {
  const names = await readNames(deps)
  const keyOf = (some: readonly Unit[]) =>
    some
      .flatMap(({ own: [parts = []] }) => parts)
      .filter((stem) => !isSmall(stem))
      .join(' ')
  const textOf = (some: readonly Unit[]) => some.map(({ text }) => text).join(' ')
  const named = spansOf(units).flatMap((taken) => {
    const ids = names.get(keyOf(taken))
    return ids ? [{ taken, ids }] : []
  })
  // The narrower one goes before: `women's fashion dresses` are dresses.
  const narrowest = named.toSorted(
    (one, other) =>
      Number(one.ids.subCategoryId === null) - Number(other.ids.subCategoryId === null),
  )
  for (const { taken, ids } of narrowest)
    if (await isAllIn(deps, query, ids))
      return {
        ...ids,
        word: textOf(taken),
        without: textOf(units.filter((unit) => !taken.includes(unit))),
      }
  return null
}
