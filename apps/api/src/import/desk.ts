/** What an import asks of the shop: of its database here, or of the shop that runs on it. */
import { asc, inArray, isNull, sql } from 'drizzle-orm'
import { dealOut } from '../catalogue/deal.ts'
import { categories, products, subCategories } from '../catalogue/tables.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuse } from '../http/index.ts'
import { clearMemos } from '../memo.ts'
import { refreshSearch } from '../search/documents.ts'
import { shops } from '../shops/tables.ts'
import { quoted } from './cells.ts'
import { importedPictures } from './tables.ts'
import { type Batch, type Written, writeProducts } from './write.ts'

export interface Desk {
  /** The shop with this number or name; without one, the only shop. */
  shop(told: string | undefined): Promise<{ id: number; name: string }>
  /** Pictures that were brought in from these origins before. */
  pictures(origins: readonly string[]): Promise<{ source: string; key: string }[]>
  write(batch: Batch): Promise<Written>
  /** All is written: what is made of products is made anew. */
  end(): Promise<void>
}

const listed = 20

const choice = (all: readonly { id: number; name: string }[]) => {
  const names = all.slice(0, listed).map(({ id, name }) => `${id} ${quoted(name)}`)
  const more = all.length > listed ? ` and ${all.length - listed} more` : ''
  return `There are ${all.length} shops: name one with --shop, by its number or name. ${names.join(', ')}${more}.`
}

const findShop = async ({ db }: Deps, told: string | undefined) => {
  const all = await db.select().from(shops).orderBy(asc(shops.id))
  const open = all.filter(({ isActive }) => isActive)
  const [only] = open
  if (told === undefined && open.length > 1) throw new Refusal(choice(open))
  const found =
    told === undefined
      ? only
      : (all.find(({ id }) => String(id) === told) ??
        all.find(({ name }) => name.toLowerCase() === told.toLowerCase()))
  if (found) return { id: found.id, name: found.name }
  return refuse(
    404,
    told === undefined
      ? 'There is no shop to bring products into: npm run setup opens one.'
      : `There is no shop ${told}.`,
  )
}

/** Categories that have no picture show that of their first product. */
const picture = async ({ db }: Deps) => {
  for (const [table, reference] of [
    [categories, products.categoryId],
    [subCategories, products.subCategoryId],
  ] as const)
    await db
      .update(table)
      .set({
        thumbnail: sql`(select thumbnail from ${products} where ${reference} = ${table.id}
          and is_listed and ${products.thumbnail} is not null order by ${products.id} limit 1)`,
      })
      .where(isNull(table.thumbnail))
}

const end = async (deps: Deps) => {
  await picture(deps)
  await dealOut(deps.db)
  await refreshSearch(deps.db)
  await deps.db.execute(sql`analyze`)
  clearMemos(deps)
  deps.changed?.()
}

/** Does it all itself. */
export const deskOf = (deps: Deps): Desk => ({
  shop: (told) => findShop(deps, told),
  pictures: (origins) =>
    deps.db
      .select({ source: importedPictures.source, key: importedPictures.key })
      .from(importedPictures)
      .where(inArray(importedPictures.source, [...origins])),
  write: (batch) => writeProducts(deps, batch),
  end: () => end(deps),
})
