/** What a search asks for besides its things (a price, a size, a sale), and what of that goes where it leaves nothing. */
import { countProducts } from '../catalogue/counts.ts'
import type { Narrowing } from '../catalogue/find.ts'
import type { Deps } from '../deps.ts'
import type { Price } from './asked.ts'
import type { Reading } from './looking.ts'

/** What a search asks for besides other filters. A price or size that is chosen is newer than one in its words. */
export const narrowedBy = (
  { query, price, size, sale }: Reading,
  rest: Omit<Narrowing, 'matching'> = {},
): Narrowing => ({
  ...rest,
  matching: query,
  min_price: rest.min_price ?? price?.least ?? undefined,
  max_price: rest.max_price ?? price?.most ?? undefined,
  size_id: rest.size_id ?? (size ? [...size.sizes] : undefined),
  is_reduced: sale === null ? rest.is_reduced : true,
})

/** Which end of the prices is nearest to one that nothing has; of a range neither is. */
const nearestTo = ({ least, most }: Pick<Price, 'least' | 'most'>): Reading['sort'] => {
  if (least !== null && most !== null) return null
  return most === null ? 'high_to_low' : 'low_to_high'
}

const withoutPrice = <Read extends Reading>(reading: Read): Read =>
  reading.price === null
    ? reading
    : {
        ...reading,
        price: null,
        leftOut: [...reading.leftOut, reading.price.word],
        sort: reading.sort ?? nearestTo(reading.price),
      }

const withoutSale = <Read extends Reading>(reading: Read): Read =>
  reading.sale === null
    ? reading
    : { ...reading, sale: null, leftOut: [...reading.leftOut, reading.sale] }

const withoutSize = <Read extends Reading>(reading: Read): Read =>
  reading.size === null
    ? reading
    : { ...reading, size: null, leftOut: [...reading.leftOut, reading.size.word] }

/**
 * A reading that leaves something of what its words find: where its sale, size or price leaves nothing it goes
 * without them, and what is nearest to that price stands first.
 */
export const leavingSome = async <Read extends Reading>(
  deps: Deps,
  reading: Read,
): Promise<Read> => {
  if (!reading.query) return reading
  const ways = new Set([reading, withoutSale(reading), withoutSize(reading), withoutPrice(reading)])
  // The last one is not counted: its words find something.
  const narrow = [...ways].filter(({ price, size, sale }) => price ?? size ?? sale)
  for (const way of narrow) if ((await countProducts(deps, narrowedBy(way))) > 0) return way
  return withoutSale(withoutSize(withoutPrice(reading)))
}
