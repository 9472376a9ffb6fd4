import type { Category, SubCategory } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { Names } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'

interface Head {
  id: number
  name: string
  names: Names
  slug: string
  thumbnail: string | null
}
interface Row extends Head, Record<string, unknown> {
  sub_categories: Head[]
}

const head = (table: string) =>
  sql.raw(
    ['id', 'name', 'names', 'slug', 'thumbnail'].map((key) => `'${key}', ${table}.${key}`).join(),
  )

const load = memo(async ({ db }): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.name, c.names, c.slug, c.thumbnail,
      (select coalesce(json_agg(json_build_object(${head('x')}) order by x.position, x.id), '[]')
        from sub_categories x where x.category_id = c.id and x.is_active) as sub_categories
    from categories c where c.is_active order by c.position, c.id`)
  return rows
}, 6)

const present = (viewer: Viewer, row: Head): SubCategory => ({
  id: row.id,
  name: nameIn(viewer, row),
  slug: row.slug,
  thumbnail: pictureUrl(viewer, row.thumbnail),
})

/** All categories with their sub-categories, in the shop's order. */
export const listCategories = async (deps: Deps, viewer: Viewer): Promise<Category[]> =>
  (await load(deps)).map((row) => ({
    ...present(viewer, row),
    sub_categories: row.sub_categories.map((sub) => present(viewer, sub)),
  }))

/** The sub-categories of a category by its id or slug; null when there is no such category. */
export const subCategoriesOf = async (
  deps: Deps,
  viewer: Viewer,
  idOrSlug: string | number,
): Promise<SubCategory[] | null> => {
  const found = (await listCategories(deps, viewer)).find(
    ({ id, slug }) => String(id) === String(idOrSlug) || slug === idOrSlug,
  )
  return found?.sub_categories ?? null
}

const loadOfShop = memo(async ({ db }, shopId) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from categories c
    where exists (select from products p
      where p.is_listed and p.shop_id = ${Number(shopId)} and p.category_id = c.id)`)
  return new Set(rows.map(({ id }) => id))
}, 6)

/** The categories in which a shop has listed products. */
export const categoriesOfShop = async (
  deps: Deps,
  viewer: Viewer,
  shopId: number,
): Promise<Category[]> => {
  const [all, own] = await Promise.all([
    listCategories(deps, viewer),
    loadOfShop(deps, String(shopId)),
  ])
  return all.filter(({ id }) => own.has(id))
}
