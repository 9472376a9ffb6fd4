import type { DataOf, getProduct, Product, ProductDetails, Thumbnail } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { presentSale } from '../flash/present.ts'
import { Refusal, unknownId } from '../http/refusal.ts'
import { pictureUrl, type Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'
import {
  type CardRow,
  cardColumns,
  findCards,
  presentCard,
  presentCommon,
  type Reader,
  type Setting,
  saleOf,
  selectRows,
  settingOf,
} from './cards.ts'

interface Media {
  id: number
  type: Thumbnail['type']
  thumbnail: string | null
  url: string | null
  color_id: number | null
}

interface DetailsRow extends CardRow {
  short_description: string
  description: string
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  media: Media[]
  category_id: number
  sub_category_id: number | null
  size_guide: string | null
}

/** A text of a product in the viewer's language. */
const inLocale = ({ locale }: Viewer, column: 'name' | 'short_description' | 'description') =>
  sql`coalesce(nullif(p.${sql.identifier(`${column}s`)} ->> ${locale}, ''), p.${sql.identifier(column)})`

const selectDetails = async ({ db }: Deps, viewer: Viewer, productId: number) => {
  const { rows } = await db.execute<DetailsRow>(sql`
    select 0 as place, ${cardColumns(viewer)},
      ${inLocale(viewer, 'short_description')} as short_description,
      ${inLocale(viewer, 'description')} as description,
      case when p.meta_title = p.name then ${inLocale(viewer, 'name')}
        else p.meta_title end as meta_title,
      case when p.meta_description = p.short_description
        then ${inLocale(viewer, 'short_description')} else p.meta_description end as meta_description,
      p.meta_keywords,
      p.category_id, p.sub_category_id,
      (select coalesce(s.size_guide, c.size_guide) from categories c
        left join sub_categories s on s.id = p.sub_category_id
        where c.id = p.category_id) as size_guide,
      (select coalesce(json_agg(json_build_object('id', m.id, 'type', m.type,
          'thumbnail', m.thumbnail, 'url', m.url, 'color_id', m.color_id) order by m.position, m.id), '[]')
        from product_media m where m.product_id = p.id) as media
    from products p
    where p.id = ${productId} and p.is_listed`)
  return rows[0]
}

/**
 * A video comes first, then the main picture, then the others (wire.md 2). Where pictures are told
 * by colour, the main one shows the first.
 */
const thumbnailsOf = (viewer: Viewer, row: DetailsRow, firstColor: number | null): Thumbnail[] => {
  const media = row.media.map(
    ({ id, type, thumbnail, url, color_id }): Thumbnail =>
      type === 'image'
        ? { id, type, thumbnail: pictureUrl(viewer, thumbnail), url: null, color_id }
        : {
            id,
            type,
            thumbnail: null,
            url: type === 'file' ? fileUrl(viewer, url) : url,
            color_id,
          },
  )
  return [
    ...media.filter(({ type }) => type !== 'image'),
    {
      id: null,
      type: 'image',
      thumbnail: pictureUrl(viewer, row.thumbnail),
      url: null,
      color_id: media.some(({ color_id }) => color_id !== null) ? firstColor : null,
    },
    ...media.filter(({ type }) => type === 'image'),
  ]
}

const flashSaleOf = (setting: Setting, row: DetailsRow) => {
  const running = saleOf(setting, row)
  return running ? presentSale(setting.viewer, running.sale) : null
}

const fileUrl = (viewer: Viewer, url: string | null) => (url ? pictureUrl(viewer, url) : null)

const presentDetails = (setting: Setting, row: DetailsRow): ProductDetails => {
  const common = presentCommon(setting, row)
  return {
    ...common,
    short_description: row.short_description,
    description: row.description,
    thumbnails: thumbnailsOf(setting.viewer, row, common.colors[0]?.id ?? null),
    flash_sale: flashSaleOf(setting, row),
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    size_guide: common.sizes.length > 0 ? row.size_guide : null,
  }
}

/**
 * The next products after this one in its sub-category, around the end to the start: a mix that
 * differs from product to product and costs a few rows of an index. Where the sub-category has too
 * few, the category fills up.
 */
export const relatedTo = ({
  id,
  category_id,
  sub_category_id,
}: Pick<DetailsRow, 'id' | 'category_id' | 'sub_category_id'>) => {
  const same = sub_category_id
    ? sql`sub_category_id = ${sub_category_id}`
    : sql`category_id = ${category_id}`
  const wider = sub_category_id
    ? sql`category_id = ${category_id} and sub_category_id is distinct from ${sub_category_id}`
    : sql`false`
  return sql`
    select id, row_number() over (order by turn, id) as place from (
      (select id, 1 as turn from products where is_listed and ${same} and id > ${id}
        order by id limit 6)
      union all
      (select id, 2 as turn from products where is_listed and ${same} and id < ${id}
        order by id limit 6)
      union all
      (select id, 3 as turn from products where is_listed and ${wider} order by id limit 6)
    ) around order by turn, id limit 6`
}

/** How many others a product's page shows of a kind. */
const others = 6

const selectPopular = (deps: Pick<Deps, 'db'>, reader: Reader, shopId: number) =>
  selectRows(
    deps,
    reader,
    sql`
    select id, row_number() over () as place from (
      select id from products where is_listed and shop_id = ${shopId}
      order by sold_count desc, id desc limit ${others + 1}) sold`,
  )

/** What guests are shown of a shop: the same beside each of its products. */
const guestsPopular = memo((deps, key) => {
  const [shop, locale = ''] = key.split(' ')
  return selectPopular(deps, { locale, userId: null }, Number(shop))
})

/** What of a shop was sold most, without the product that is looked at. */
const popularIn = async (deps: Deps, viewer: Viewer, shopId: number, exceptId: number) => {
  const { locale, userId } = viewer
  const rows =
    userId === null
      ? await guestsPopular(deps, `${shopId} ${locale}`)
      : await selectPopular(deps, viewer, shopId)
  const setting = await settingOf(deps, viewer)
  return rows
    .filter(({ id }) => id !== exceptId)
    .slice(0, others)
    .map((row) => presentCard(setting, row))
}

/** At most 6 other products of the shop that sells this one; null for an unknown product. */
export const popularOfSameShop = async (
  deps: Deps,
  viewer: Viewer,
  productId: number,
): Promise<Product[] | null> => {
  const { rows } = await deps.db.execute<{ shop_id: number }>(
    sql`select shop_id from products where id = ${productId} and is_listed`,
  )
  const [product] = rows
  if (!product) return null
  return popularIn(deps, viewer, product.shop_id, productId)
}

/** Whether it was taken away: a 410 then, so that search engines forget it. */
const wasSold = async ({ db }: Deps, productId: number): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from products where id = ${productId} and not is_listed`,
  )
  return rows.length > 0
}

/** The answer of /product-details; refused for a product that is unknown or not listed. */
export const readProduct = async (
  deps: Deps,
  viewer: Viewer,
  { product_id }: { readonly product_id: number },
): Promise<DataOf<typeof getProduct>> => {
  const row = await selectDetails(deps, viewer, product_id)
  if (!row)
    throw (await wasSold(deps, product_id))
      ? new Refusal('This product is no longer sold.', undefined, 410)
      : unknownId('product_id')
  const [related, popular] = await Promise.all([
    findCards(deps, viewer, relatedTo(row)),
    popularIn(deps, viewer, row.shop_id, row.id),
  ])
  return {
    product: presentDetails(await settingOf(deps, viewer), row),
    related_products: related,
    popular_products: popular,
  }
}
