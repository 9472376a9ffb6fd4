/** Sizes that cost more than others: only of these a list's prices have to be asked of each product. */
import { ne } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import type { Narrowing } from './find.ts'
import { productSizes } from './tables.ts'

const readDearSizes = memo(async ({ db }): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectDistinct({ id: productSizes.sizeId })
    .from(productSizes)
    .where(ne(productSizes.surcharge, '0'))
  return new Set(rows.map(({ id }) => id))
}, 6)

/** A filter that knows whether prices in its sizes differ from those without. */
export const sized = async (deps: Deps, filter: Narrowing): Promise<Narrowing> => {
  if (filter.size_id === undefined) return filter
  const dear = await readDearSizes(deps)
  return filter.size_id.some((id) => dear.has(id)) ? { ...filter, is_sized: true } : filter
}
