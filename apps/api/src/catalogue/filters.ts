import type { Filters } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Names } from '../db/columns.ts'
import type { Deps } from '../deps.ts'
import { nameIn, type Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'
import { countProducts } from './counts.ts'
import { conditionOf, isFoundDocument, type Narrowing, toldWhole, withDocuments } from './find.ts'
import { sortable } from './order.ts'

type Named = { id: number; name: string; names: Names }

interface Row extends Record<string, unknown> {
  sizes: Named[]
  colors: (Named & { color_code: string })[]
  brands: Named[]
  min_price: number
  max_price: number
}

/** `offset 0` makes the planner look for the first product of each option; else it joins all of them, a thousand times slower. */
const someListed = (joined: SQL): SQL =>
  sql`exists (select from products p join ${joined} where p.is_listed offset 0)`

/** Only what some listed product has, in the shop's own order. */
const loadAll = memo(async ({ db }): Promise<Row> => {
  const { rows } = await db.execute<Row>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'names', o.names)
          order by o.position, o.id), '[]')
        from sizes o where o.is_active
          and ${someListed(sql`product_sizes x on x.product_id = p.id and x.size_id = o.id`)}) as sizes,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'names', o.names,
          'color_code', o.color_code) order by o.position, o.id), '[]')
        from colors o where o.is_active
          and ${someListed(sql`product_colors x on x.product_id = p.id and x.color_id = o.id`)}) as colors,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'names', o.names)
          order by o.name), '[]')
        from brands o where o.is_active
          and exists (select from products x where x.brand_id = o.id and x.is_listed)) as brands,
      (select floor(coalesce(min(effective_price), 0))::int from products where is_listed) as min_price,
      (select ceil(coalesce(max(effective_price), 0))::int from products where is_listed) as max_price`)
  return rows[0] ?? { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 }
}, 6)

/** What a list is before a shopper narrows it: only these say which options occur in it. */
const ofTheList = [
  'matching',
  'shop_id',
  'category_id',
  'sub_category_id',
  'is_reduced',
  'least_off',
] as const

/** So many products have nearly everything that the shop has. */
const large = 20_000

interface Found extends Record<string, unknown> {
  sizes: number[]
  colors: number[]
  brands: number[]
  min_price: number
  max_price: number
}

const ends = (lowest: SQL, highest: SQL): SQL => sql`
  floor(coalesce((${lowest}), 0))::int as min_price, ceil(coalesce((${highest}), 0))::int as max_price`

const endsOfFound = ends(
  sql`select min(effective_price) from found`,
  sql`select max(effective_price) from found`,
)

const optionsOf = (kind: 'color' | 'size'): SQL => {
  const [id, table] = [sql.raw(`${kind}_id`), sql.raw(`product_${kind}s`)]
  return sql`select distinct x.${id} from found join ${table} x on x.product_id = found.id`
}

/** What is found in a list that nobody searched. */
const foundInList = (list: Narrowing): SQL => sql`
  with found as materialized (
    select p.id, p.brand_id, p.effective_price from products p where ${conditionOf(list)})
  select
    array(${optionsOf('size')}) as sizes,
    array(${optionsOf('color')}) as colors,
    array(select distinct brand_id from found where brand_id is not null) as brands,
    ${endsOfFound}`

/**
 * What a search finds, from its documents: put together by kind as they are read, since comparing what each tells
 * takes longer than reading it.
 */
const foundBySearch = (list: Narrowing, query: string): SQL => sql`
  with kinds as materialized (
      select min(d.product_id) as one, min(d.effective_price) as lowest, max(d.effective_price) as highest
      ${toldWhole(list) === null ? withDocuments(list) : sql`from search_documents d where ${isFoundDocument(list, query)}`}
      group by d.kind),
    found as materialized (
      select d.brand_id, d.color_ids, d.size_ids
      from kinds join search_documents d on d.product_id = kinds.one)
  select
    array(select distinct unnest(size_ids) from found) as sizes,
    array(select distinct unnest(color_ids) from found) as colors,
    array(select distinct brand_id from found where brand_id is not null) as brands,
    ${ends(sql`select min(lowest) from kinds`, sql`select max(highest) from kinds`)}`

/** Which options occur in a list, and its ends of prices. */
const loadFound = memo(async ({ db }, key): Promise<Found> => {
  const list: Narrowing = JSON.parse(key)
  const { rows } = await db.execute<Found>(
    list.matching ? foundBySearch(list, list.matching) : foundInList(list),
  )
  return rows[0] ?? { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 }
}, 6)

/** The ends of a list's prices in chosen sizes that cost more than others. */
const loadSizedEnds = memo(async ({ db }, key): Promise<Pick<Row, 'min_price' | 'max_price'>> => {
  const list: Narrowing = JSON.parse(key)
  const { columns, joined } = sortable(list, 'low_to_high')
  const { rows } = await db.execute<Pick<Row, 'min_price' | 'max_price'>>(sql`
    with found as materialized (
      select ${columns} from products p ${joined} where ${conditionOf(list)})
    select ${endsOfFound}`)
  return rows[0] ?? { min_price: 0, max_price: 0 }
}, 6)

/** The whole shop's, less what does not occur in a list and is not chosen. */
async function loadOf(deps: Deps, filter: Narrowing): Promise<Row> {
  const all = await loadAll(deps)
  const list: Narrowing = Object.fromEntries(
    ofTheList.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  )
  const { size_id, is_sized } = filter
  const sizedEnds = is_sized
    ? await loadSizedEnds(deps, JSON.stringify({ ...list, size_id, is_sized }))
    : null
  if (Object.keys(list).length === 0 || (await countProducts(deps, list)) > large)
    return { ...all, ...sizedEnds }
  const { sizes, colors, brands, ...prices } = await loadFound(deps, JSON.stringify(list))
  const occurring = <Option extends Named>(
    options: readonly Option[],
    found: readonly number[],
    chosen: readonly number[] = [],
  ) => options.filter(({ id }) => found.includes(id) || chosen.includes(id))
  return {
    sizes: occurring(all.sizes, sizes, filter.size_id),
    colors: occurring(all.colors, colors, filter.color_id),
    brands: occurring(all.brands, brands, filter.brand_id),
    ...prices,
    ...sizedEnds,
  }
}

export interface Filtered {
  readonly filter: Narrowing
  /** The same without colours that words ask for: these narrow as chosen ones do, and others are still offered. */
  readonly uncolored: Narrowing
}

/** What a list can be narrowed by, its names in the asked language. */
export const readFilters = async (
  deps: Deps,
  viewer: Viewer,
  { filter, uncolored }: Filtered,
): Promise<Filters> => {
  const own = loadOf(deps, filter)
  const [{ sizes, brands, min_price, max_price }, { colors }] = await Promise.all([
    own,
    uncolored === filter ? own : loadOf(deps, uncolored),
  ])
  return {
    sizes: sizes.map((row) => ({ id: row.id, name: nameIn(viewer, row), price: 0 })),
    colors: colors.map((row) => ({
      id: row.id,
      name: nameIn(viewer, row),
      color_code: row.color_code,
      price: 0,
    })),
    brands: brands.map((row) => ({ id: row.id, name: nameIn(viewer, row) })),
    min_price,
    max_price,
  }
}
