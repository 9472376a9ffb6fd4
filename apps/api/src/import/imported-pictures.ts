/** Which pictures were brought in, and which of them nothing shows any more. */
import { inArray, like, sql } from 'drizzle-orm'
import { categories, productMedia, products, subCategories } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { orderProducts } from '../orders/tables.ts'
import type { Desired } from './desired.ts'
import type { Held } from './held.ts'
import { importedPictures } from './tables.ts'

/** Remembers where pictures came from. */
export const keepSources = async (
  tx: Database,
  pictures: readonly { readonly source: string; readonly key: string }[],
): Promise<void> => {
  if (pictures.length === 0) return
  await tx
    .insert(importedPictures)
    .values([...pictures])
    .onConflictDoUpdate({ target: importedPictures.source, set: { key: sql`excluded.key` } })
}

const keysIn = (html: string): string[] => html.match(/g\/[\da-f]{32}\.webp/g) ?? []

const keysOf = (
  thumbnail: string | null | undefined,
  media: Held['media'],
  description: string | undefined,
) =>
  [thumbnail, ...media.map((medium) => medium.thumbnail), ...keysIn(description ?? '')].flatMap(
    (key) => key ?? [],
  )

/** The pictures that a product had and will not have. */
export const lostBy = ({ row, media }: Held, { columns, parts }: Desired): string[] => {
  const left = new Set(
    keysOf(
      columns.thumbnail === undefined ? row.thumbnail : columns.thumbnail,
      parts.media ?? media,
      columns.description ?? row.description,
    ),
  )
  return keysOf(row.thumbnail, media, row.description).filter((key) => !left.has(key))
}

const shownIn = async (tx: Database, keys: string[]): Promise<Set<string | null>> => {
  const shown = new Set<string | null>()
  for (const table of [products, productMedia, orderProducts, categories, subCategories]) {
    const rows = await tx
      .select({ key: table.thumbnail })
      .from(table)
      .where(inArray(table.thumbnail, keys))
    for (const { key } of rows) shown.add(key)
  }
  const described = await tx
    .select({ description: products.description })
    .from(products)
    .where(like(products.description, '%/media/g/%'))
  for (const { description } of described) for (const key of keysIn(description)) shown.add(key)
  return shown
}

/** Forgets those of the pictures that nothing shows now; their keys. */
export const forgetUnused = async (tx: Database, lost: string[]): Promise<string[]> => {
  if (lost.length === 0) return []
  const shown = await shownIn(tx, lost)
  const unused = lost.filter((key) => !shown.has(key))
  if (unused.length === 0) return []
  const rows = await tx
    .delete(importedPictures)
    .where(inArray(importedPictures.key, unused))
    .returning({ key: importedPictures.key })
  return rows.map(({ key }) => key)
}
