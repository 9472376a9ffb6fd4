import type { ShopCard, ShopDetails } from '@shop/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { abbreviated } from '../catalogue/cards.ts'
import { listCategories } from '../catalogue/categories.ts'
import { banners } from '../content/tables.ts'
import type { Names } from '../db/columns.ts'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import type { Page } from '../http/paging.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'
import { conditionOf, orderOf, type ShopFilter } from './find.ts'
import { type Shop, shops } from './tables.ts'

interface Size {
  readonly products: number
  readonly categories: number
}

/** How much each shop has on its shelves; counting it over and over would cost every list. */
const sizes = memo(async ({ db }): Promise<ReadonlyMap<number, Size>> => {
  const { rows } = await db.execute<{ id: number; products: number; categories: number }>(sql`
    select shop_id as id, count(*)::int as products, count(distinct category_id)::int as categories
    from products where is_listed group by shop_id`)
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}, 12)

/** Whether opening hours, given in UTC, hold now; they may span midnight. */
const isOpen = ({ opensAt, closesAt }: Pick<Shop, 'opensAt' | 'closesAt'>, now: Date): boolean => {
  if (opensAt === null || closesAt === null || opensAt === closesAt) return true
  const at = now.toISOString().slice(11, 19)
  return opensAt < closesAt ? at >= opensAt && at < closesAt : at >= opensAt || at < closesAt
}

const present = (
  viewer: Pick<Viewer, 'origin'>,
  shop: Shop,
  size: Size | undefined,
  now: Date,
) => ({
  id: shop.id,
  name: shop.name,
  logo: pictureUrl(viewer, shop.logo),
  banner: pictureUrl(viewer, shop.banner),
  total_products: size?.products ?? 0,
  total_categories: size?.categories ?? 0,
  rating: shop.reviewCount === 0 ? 5 : Number(shop.ratingAvg),
  shop_status: isOpen(shop, now) ? ('Online' as const) : ('Offline' as const),
})

/** A shop's row as lists and orders show it. */
export const presentShop = async (
  deps: Deps,
  viewer: Pick<Viewer, 'origin'>,
  shop: Shop,
): Promise<ShopCard> => ({
  ...present(viewer, shop, (await sizes(deps)).get(shop.id), deps.now()),
  total_reviews: abbreviated(shop.reviewCount),
})

/** A page of the active shops that match. */
export const listShops = async (
  deps: Deps,
  viewer: Viewer,
  { limit, offset }: Page,
  filter: ShopFilter = {},
): Promise<ShopCard[]> => {
  const rows = await deps.db
    .select()
    .from(shops)
    .where(conditionOf(filter, deps.now()))
    .orderBy(...orderOf(filter.sort_type))
    .limit(limit)
    .offset(offset)
  return Promise.all(rows.map((shop) => presentShop(deps, viewer, shop)))
}

/** How many active shops match. */
export const countShops = async ({ db, now }: Deps, filter: ShopFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(shops).where(conditionOf(filter, now()))
  return row?.total ?? 0
}

const sold = memo(async ({ db }): Promise<ReadonlySet<number>> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct category_id as id from products where is_listed`,
  )
  return new Set(rows.map(({ id }) => id))
}, 12)

/** What shops can be narrowed by: the categories in which any of them has something. */
export const shopFilters = async (deps: Deps, viewer: Viewer) => {
  const [all, known] = await Promise.all([listCategories(deps, viewer), sold(deps)])
  return {
    categories: all.filter(({ id }) => known.has(id)).map(({ id, name }) => ({ id, name })),
  }
}

const activeShop = (id: number) => and(eq(shops.id, id), eq(shops.isActive, true))

/** Whether there is an active shop with that id. */
export const shopExists = async (db: Database, id: number): Promise<boolean> =>
  (await db.select({ id: shops.id }).from(shops).where(activeShop(id)).limit(1)).length > 0

/** Whether a shop was here that is closed now. */
export const isClosed = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(shops, and(eq(shops.id, id), eq(shops.isActive, false)))) > 0

const allBanners = memo(({ db }) =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      titles: banners.titles,
      thumbnail: banners.thumbnail,
      thumbnails: banners.thumbnails,
      link: banners.link,
      shopId: banners.shopId,
      kind: banners.kind,
    })
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.position), asc(banners.id)),
)

/** Banners of the home page (`shopId` null) or of a shop. */
export const listBanners = async (
  deps: Deps,
  viewer: Viewer,
  shopId: number | null,
  kind: 'banner' | 'ad' = 'banner',
) =>
  (await allBanners(deps))
    .filter((row) => row.shopId === shopId && row.kind === kind)
    .map(({ id, title, titles, thumbnail, thumbnails, link }) => ({
      id,
      title: textIn(viewer, title, titles),
      thumbnail: pictureUrl(viewer, textIn(viewer, thumbnail, thumbnails)),
      link,
    }))

const textIn = (viewer: Viewer, name: string | null, names: Names) =>
  name === null ? null : nameIn(viewer, { name, names })

/** One active shop with its texts and banners; null when there is none. */
export const readShop = async (
  deps: Deps,
  viewer: Viewer,
  id: number,
): Promise<ShopDetails | null> => {
  const [shop] = await deps.db.select().from(shops).where(activeShop(id)).limit(1)
  if (!shop) return null
  const [size, shopBanners] = await Promise.all([sizes(deps), listBanners(deps, viewer, id)])
  return {
    ...present(viewer, shop, size.get(id), deps.now()),
    total_reviews: shop.reviewCount,
    short_description: textIn(viewer, shop.shortDescription, shop.shortDescriptions),
    description: textIn(viewer, shop.description, shop.descriptions),
    banners: shopBanners,
  }
}
