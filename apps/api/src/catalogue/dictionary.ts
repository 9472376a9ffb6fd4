/**
 * What products refer to: few rows that seldom change and that every card needs. They are read once
 * in a while, so that a page of cards is one lean query over the products alone.
 */
import { sql } from 'drizzle-orm'
import type { Names } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'

interface Named {
  id: number
  name: string
  names: Names
}
type Option = Named & { position: number }
type Color = Option & { color_code: string }

interface Shop {
  id: number
  name: string
  logo: string | null
  rating: number
  estimated_delivery_time: string
  delivery_charge: number
  last_seen: string | null
}

/** A flash sale that is not over; moments as ISO text. */
export interface Sale extends Named {
  thumbnail: string | null
  starts_at: string
  ends_at: string
}

interface Row extends Record<string, unknown> {
  sizes: Option[]
  colors: Color[]
  brands: Named[]
  units: Named[]
  shops: Shop[]
  sales: Sale[]
}

const byId = <Entry extends { id: number }>(rows: readonly Entry[]): ReadonlyMap<number, Entry> =>
  new Map(rows.map((row) => [row.id, row]))

const rowsOf = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(found), '[]') from (${query}) found)`

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const load = memo(async ({ db, now }) => {
  const { rows } = await db.execute<Row>(sql`
    select
      ${rowsOf(sql`select id, name, names, position from sizes where is_active`)} as sizes,
      ${rowsOf(sql`select id, name, names, position, color_code from colors where is_active`)} as colors,
      ${rowsOf(sql`select id, name, names from brands`)} as brands,
      ${rowsOf(sql`select id, name, names from units`)} as units,
      ${rowsOf(sql`
        select id, name, logo, case when review_count = 0 then 5 else rating_avg end as rating,
          estimated_delivery_time, ${iso('last_seen_at')} as last_seen,
          coalesce((select charge from shop_delivery_bands band
            where band.shop_id = shops.id order by band.min_quantity limit 1), 0) as delivery_charge
        from shops where is_active`)} as shops,
      ${rowsOf(sql`
        select id, name, names, thumbnail, ${iso('starts_at')} as starts_at, ${iso('ends_at')} as ends_at
        from flash_sales where is_active and ends_at > ${now().toISOString()}`)} as sales`)
  const [row] = rows
  return {
    sizes: byId(row?.sizes ?? []),
    colors: byId(row?.colors ?? []),
    brands: byId(row?.brands ?? []),
    units: byId(row?.units ?? []),
    shops: byId(row?.shops ?? []),
    sales: byId(row?.sales ?? []),
  }
})

export type Dictionary = Awaited<ReturnType<typeof load>>

/** Everything by its id, a few seconds old at most. */
export const readDictionary = (deps: Deps): Promise<Dictionary> => load(deps)
