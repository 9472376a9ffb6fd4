import type { DataOf, getGoneProduct, getGoneShop } from '@shop/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { findCards } from '../catalogue/cards.ts'
import { relatedTo } from '../catalogue/details.ts'
import { products } from '../catalogue/tables.ts'
import type { Deps } from '../deps.ts'
import { unknownId } from '../http/refusal.ts'
import { nameIn, type Viewer } from '../http/viewer.ts'
import { presentShop } from '../shops/service.ts'
import { shops } from '../shops/tables.ts'

/** What a product was called that is no longer sold, and what is like it. */
export const readGoneProduct = async (
  deps: Deps,
  viewer: Viewer,
  { product_id }: { readonly product_id: number },
): Promise<DataOf<typeof getGoneProduct>> => {
  const [gone] = await deps.db
    .select()
    .from(products)
    .where(and(eq(products.id, product_id), eq(products.isListed, false)))
  if (!gone) throw unknownId('product_id')
  const { id, categoryId: category_id, subCategoryId: sub_category_id } = gone
  return {
    name: nameIn(viewer, gone),
    products: await findCards(deps, viewer, relatedTo({ id, category_id, sub_category_id })),
  }
}

const shownShops = 6

/** What a closed shop was called, and shops that sell in its categories; the best rated first. */
export const readGoneShop = async (
  deps: Deps,
  viewer: Viewer,
  { shop_id }: { readonly shop_id: number },
): Promise<DataOf<typeof getGoneShop>> => {
  const [gone] = await deps.db
    .select()
    .from(shops)
    .where(and(eq(shops.id, shop_id), eq(shops.isActive, false)))
  if (!gone) throw unknownId('shop_id')
  const { rows } = await deps.db.execute<{ id: number }>(sql`
    select s.id from shops s
    left join lateral (
      select count(distinct p.category_id) as categories from products p
      where p.is_listed and p.shop_id = s.id
        and p.category_id in (select category_id from products where shop_id = ${shop_id})
    ) shared on true
    where s.is_active
    order by shared.categories desc, s.rating_avg desc, s.id limit ${shownShops}`)
  const ids = rows.map(({ id }) => id)
  const found = await deps.db.select().from(shops).where(inArray(shops.id, ids))
  const inOrder = ids.flatMap((id) => found.find((shop) => shop.id === id) ?? [])
  return {
    name: gone.name,
    shops: await Promise.all(inOrder.map((shop) => presentShop(deps, viewer, shop))),
  }
}
