import type { Filters } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { Names } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { nameIn, type RequestView } from '../http/request-view.ts'
import { memo } from '../memo.ts'

type Named = { id: number; name: string; names: Names }

interface Row extends Record<string, unknown> {
  sizes: Named[]
  colors: (Named & { color_code: string })[]
  brands: Named[]
  min_price: number
  max_price: number
}

/** Only what some listed product has, in the shop's own order. */
const load = memo(async ({ db }): Promise<Row> => {
  const { rows } = await db.execute<Row>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'names', o.names)
          order by o.position, o.id), '[]')
        from sizes o where o.is_active
          and exists (select from product_sizes x where x.size_id = o.id)) as sizes,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'names', o.names,
          'color_code', o.color_code) order by o.position, o.id), '[]')
        from colors o where o.is_active
          and exists (select from product_colors x where x.color_id = o.id)) as colors,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'names', o.names)
          order by o.name), '[]')
        from brands o where o.is_active
          and exists (select from products x where x.brand_id = o.id and x.is_listed)) as brands,
      (select floor(coalesce(min(effective_price), 0))::int from products where is_listed) as min_price,
      (select ceil(coalesce(max(effective_price), 0))::int from products where is_listed) as max_price`)
  return rows[0] ?? { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 }
}, 6)

/** What the whole shop can be filtered by, its names in the asked language. */
export const readFilters = async (deps: Deps, view: RequestView): Promise<Filters> => {
  const { sizes, colors, brands, min_price, max_price } = await load(deps)
  return {
    sizes: sizes.map((row) => ({ id: row.id, name: nameIn(view, row), price: 0 })),
    colors: colors.map((row) => ({
      id: row.id,
      name: nameIn(view, row),
      color_code: row.color_code,
      price: 0,
    })),
    brands: brands.map((row) => ({ id: row.id, name: nameIn(view, row) })),
    min_price,
    max_price,
  }
}
