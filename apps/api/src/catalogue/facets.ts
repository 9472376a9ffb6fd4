import { type FacetGroup, type Facets, facetGroups } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'
import { countProducts } from './counts.ts'
import { conditionOf, filterKeys, type Narrowing, type ProductFilter } from './find.ts'
import { understand } from './products.ts'

interface Counting {
  readonly id: SQL
  readonly join?: SQL
}

const groups: Readonly<Record<FacetGroup, Counting>> = {
  categories: { id: sql`p.category_id` },
  brands: { id: sql`p.brand_id` },
  colors: {
    id: sql`x.color_id`,
    join: sql`join product_colors x on x.product_id = p.id`,
  },
  sizes: {
    id: sql`x.size_id`,
    join: sql`join product_sizes x on x.product_id = p.id`,
  },
  ratings: { id: sql`nullif(floor(p.rating_avg)::int, 0)` },
}
const names = Object.keys(groups) as FacetGroup[]

/** Whose values each filter chooses: they are counted as if none of them were chosen. */
const groupOf: Partial<Record<keyof Narrowing, FacetGroup>> = {
  ...facetGroups,
  sub_category_id: facetGroups.category_id,
}

/** More products than this are counted in a part of them: who filters wants to see how it weighs. */
const countable = 20_000
const sampled = 8_000

const countGroup = memo(async (deps, key): Promise<{ id: number; count: number }[]> => {
  const { name, filter } = JSON.parse(key) as { name: FacetGroup; filter: Narrowing }
  const { id, join } = groups[name]
  const total = await countProducts(deps, filter)
  const share = total > countable ? sampled / total : 1
  const sample =
    share < 1 ? sql.raw(`tablesample system (${(share * 100).toFixed(3)}) repeatable (1)`) : sql``
  const { rows } = await deps.db.execute<{ id: number; count: number }>(sql`
    select ${id} as id, count(*)::int as count
    from products p ${sample} ${join ?? sql``}
    where ${conditionOf(filter)} and ${id} is not null
    group by 1 order by 1`)
  return rows.map((row) => ({ id: row.id, count: Math.round(row.count / share) }))
}, 12)

const without = (filter: Narrowing, group: FacetGroup): Narrowing =>
  Object.fromEntries(
    filterKeys.flatMap((key) =>
      filter[key] === undefined || groupOf[key] === group ? [] : [[key, filter[key]]],
    ),
  )

/** How many products each value leaves: any of its own group, and all other groups as they are. */
export const readFacets = async (
  deps: Deps,
  _viewer: Viewer,
  query: ProductFilter,
): Promise<Facets> => {
  const { filter, uncolored, reading } = await understand(deps, query)
  const named = query.category_id === undefined ? reading?.categoryWord : null
  // Where nothing else is asked for, other categories are no choice beside it: `boots` has none in electronics.
  const uncategorized = named?.without
    ? (await understand(deps, { ...query, search: named.without })).filter
    : filter
  const listOf = (name: FacetGroup) => {
    if (name === 'colors') return uncolored
    return name === 'categories' ? uncategorized : filter
  }
  const counted = await Promise.all(
    names.map(async (name) => {
      const rest = without(listOf(name), name)
      const rows = await countGroup(deps, JSON.stringify({ name, filter: rest }))
      return { rows, isEstimated: (await countProducts(deps, rest)) > countable }
    }),
  )
  const rowsOf = (name: FacetGroup) => counted[names.indexOf(name)]?.rows ?? []
  return {
    is_estimated: counted.some(({ isEstimated }) => isEstimated),
    categories: rowsOf('categories'),
    brands: rowsOf('brands'),
    colors: rowsOf('colors'),
    sizes: rowsOf('sizes'),
    ratings: rowsOf('ratings'),
  }
}
