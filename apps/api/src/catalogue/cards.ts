/** Products as tiles show them (wire.md 2), many in one query. */
import type { Product, ProductColor } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/viewer.ts'
import { amount, type Cents, cents, withTax } from '../money.ts'
import { deliveryTimeIn } from '../shops/delivery-time.ts'
import { isPresent } from '../shops/presence.ts'
import { type Dictionary, readDictionary } from './dictionary.ts'

/** One row of the query below; amounts are decimal texts without product tax. */
export interface CardRow extends Record<string, unknown> {
  place: number
  id: number
  name: string
  thumbnail: string | null
  price: string
  discount_price: string | null
  tax_rate: string
  quantity: number
  rating: number
  review_count: number
  sold_count: number
  is_favorite: boolean
  brand_id: number | null
  unit_id: number | null
  shop_id: number
  sizes: { id: number; surcharge: string }[] | null
  colors: { id: number; surcharge: string; position: number; picture: string | null }[] | null
  sales: { id: number; price: string; remaining: number }[] | null
}

/** What of a viewer decides which rows are read. */
export type Reader = Pick<Viewer, 'locale' | 'userId'>

/** The columns of a card, of `products p`. */
export const cardColumns = (viewer: Reader): SQL => sql`
  p.id, coalesce(nullif(p.names ->> ${viewer.locale}, ''), p.name) as name, p.thumbnail,
  p.price::text, p.discount_price::text, p.tax_rate::text, p.quantity,
  p.rating_avg::float8 as rating, p.review_count, p.sold_count,
  p.brand_id, p.unit_id, p.shop_id,
  ${
    viewer.userId === null
      ? sql`false`
      : sql`exists (select from favourites f where f.user_id = ${viewer.userId} and f.product_id = p.id)`
  } as is_favorite,
  (select json_agg(json_build_object('id', x.size_id, 'surcharge', x.surcharge::text))
    from product_sizes x where x.product_id = p.id) as sizes,
  (select json_agg(json_build_object('id', x.color_id, 'surcharge', x.surcharge::text,
      'position', x.position, 'picture', (select m.thumbnail from product_media m
        where m.product_id = p.id and m.color_id = x.color_id and m.type = 'image'
        order by m.position, m.id limit 1)))
    from product_colors x where x.product_id = p.id) as colors,
  (select json_agg(json_build_object('id', x.flash_sale_id, 'price', x.sale_price::text,
      'remaining', x.remaining))
    from flash_sale_products x where x.product_id = p.id) as sales`

/** What rows are presented with: for whom, when, and what they refer to. */
export interface Setting {
  readonly viewer: Viewer
  readonly now: Date
  readonly words: Dictionary
}

/** The setting of a request. */
export const settingOf = async (deps: Deps, viewer: Viewer): Promise<Setting> => ({
  viewer,
  now: deps.now(),
  words: await readDictionary(deps),
})

/** The sale that a product is in now, the cheapest where sales overlap (as the cart decides). */
export const saleOf = ({ now, words }: Setting, { sales }: CardRow) => {
  const at = now.toISOString()
  const running = (sales ?? []).flatMap((entry) => {
    const sale = words.sales.get(entry.id)
    return sale && sale.starts_at <= at && sale.ends_at > at
      ? [{ ...entry, sale, cents: cents(entry.price) }]
      : []
  })
  return running.sort((a, b) => a.cents - b.cents || a.id - b.id)[0]
}

const percentage = (price: Cents, lowered: Cents) =>
  lowered > 0 && price > 0 ? Math.round(((price - lowered) / price) * 10_000) / 100 : 0

const sizesOf = ({ words, viewer }: Setting, row: CardRow) =>
  (row.sizes ?? [])
    .flatMap(({ id, surcharge }) => {
      const size = words.sizes.get(id)
      return size ? [{ size, price: amount(withTax(cents(surcharge), row.tax_rate)) }] : []
    })
    .sort((a, b) => a.size.position - b.size.position || a.size.id - b.size.id)
    .map(({ size, price }) => ({ id: size.id, name: nameIn(viewer, size), price }))

const shownIn = (viewer: Viewer, picture: string | null) =>
  picture === null ? null : pictureUrl(viewer, picture)

/** Where pictures say which colour they show, the product's own shows the first one. */
const colorsOf = ({ words, viewer }: Setting, row: CardRow): ProductColor[] => {
  const isTold = row.colors?.some(({ picture }) => picture !== null) ?? false
  return (row.colors ?? [])
    .flatMap(({ id, surcharge, position, picture }) => {
      const color = words.colors.get(id)
      const price = amount(withTax(cents(surcharge), row.tax_rate))
      return color ? [{ color, price, position, picture }] : []
    })
    .sort(
      (a, b) =>
        a.position - b.position || a.color.position - b.color.position || a.color.id - b.color.id,
    )
    .map(({ color, price, picture }, at) => ({
      id: color.id,
      name: nameIn(viewer, color),
      color_code: color.color_code,
      price,
      thumbnail: shownIn(viewer, isTold && at === 0 ? row.thumbnail : picture),
    }))
}

const shopOf = ({ words, viewer, now }: Setting, id: number): Product['shop'] => {
  const shop = words.shops.get(id)
  if (!shop) return null
  const { last_seen, ...rest } = shop
  const online = isPresent(last_seen === null ? null : new Date(last_seen), now)
  return {
    ...rest,
    logo: pictureUrl(viewer, shop.logo),
    estimated_delivery_time: deliveryTimeIn(viewer, shop.estimated_delivery_time),
    last_online: online,
  }
}

/** 0, 12, 1.2K, 3M: as tiles show a number of reviews. */
export const abbreviated = (count: number): string => {
  const [size, letter] =
    count >= 1e6 ? ([1e6, 'M'] as const) : count >= 1000 ? ([1000, 'K'] as const) : [1, '']
  return `${Math.floor((count / size) * 10) / 10}${letter}`
}

const grouped = new Intl.NumberFormat('en-US')

/** What cards and details have in common, from a row. */
export const presentCommon = (setting: Setting, row: CardRow) => {
  const { viewer, words } = setting
  const sale = saleOf(setting, row)
  const price = withTax(cents(row.price), row.tax_rate)
  const lowered = withTax(sale?.cents ?? cents(row.discount_price), row.tax_rate)
  const brand = words.brands.get(row.brand_id ?? 0)
  const unit = words.units.get(row.unit_id ?? 0)
  return {
    id: row.id,
    name: row.name,
    price: amount(price),
    discount_price: amount(lowered),
    discount_percentage: percentage(price, lowered),
    rating: row.rating,
    total_reviews: abbreviated(row.review_count),
    total_sold: grouped.format(row.sold_count),
    quantity: sale ? Math.min(sale.remaining, row.quantity) : row.quantity,
    is_favorite: row.is_favorite,
    sizes: sizesOf(setting, row),
    colors: colorsOf(setting, row),
    unit: unit ? { id: unit.id, name: nameIn(viewer, unit) } : null,
    brand: brand ? nameIn(viewer, brand) : null,
    shop: shopOf(setting, row.shop_id),
  }
}

/** The rows of the products that `source`, a query of `id` and `place`, names; in its order. */
export const selectRows = async (
  { db }: Pick<Deps, 'db'>,
  reader: Reader,
  source: SQL,
): Promise<CardRow[]> => {
  const { rows } = await db.execute<CardRow>(sql`
    with page as materialized (${source})
    select page.place::int as place, ${cardColumns(reader)}
    from page join products p on p.id = page.id
    order by page.place`)
  return rows
}

/** A row as a tile shows it. */
export const presentCard = (setting: Setting, row: CardRow): Product => ({
  ...presentCommon(setting, row),
  thumbnail: pictureUrl(setting.viewer, row.thumbnail),
})

/** Cards of the products that `source` names; in its order. */
export const findCards = async (deps: Deps, viewer: Viewer, source: SQL): Promise<Product[]> => {
  const setting = await settingOf(deps, viewer)
  const rows = await selectRows(deps, viewer, source)
  return rows.map((row) => presentCard(setting, row))
}

/** Cards of these products, in this order; those that are not listed any more are left out. */
export const loadCards = async (
  deps: Deps,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Product[]> =>
  ids.length === 0
    ? []
    : findCards(
        deps,
        viewer,
        sql`select listed.id, wanted.place
          from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, place)
          join products listed on listed.id = wanted.id and listed.is_listed`,
      )
