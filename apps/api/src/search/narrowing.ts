/** What a search asks for besides its things (a price, a size, a brand, a sale), and what of that goes where it leaves nothing. */
import { countProducts } from '../catalogue/counts.ts'
import type { Narrowing } from '../catalogue/find.ts'
import type { Deps } from '../deps.ts'
import type { Price, ValueName } from './asked.ts'
import type { Reading } from './looking.ts'

/** What a search asks for besides other filters. A price or value that is chosen is newer than one in its words. */
export const narrowedBy = (
  { query, price, values, sale }: Reading,
  rest: Omit<Narrowing, 'matching'> = {},
): Narrowing => ({
  ...rest,
  matching: query,
  min_price: rest.min_price ?? price?.least ?? undefined,
  max_price: rest.max_price ?? price?.most ?? undefined,
  ...Object.fromEntries(
    Object.entries(values).map(([name, { ids }]) => [name, rest[name as ValueName] ?? [...ids]]),
  ),
  is_reduced: sale === null ? rest.is_reduced : true,
  least_off: sale?.percent ?? undefined,
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
    : { ...reading, sale: null, leftOut: [...reading.leftOut, reading.sale.word] }

const hasValues = ({ values }: Reading) => Object.keys(values).length > 0

const withoutValues = <Read extends Reading>(reading: Read): Read =>
  hasValues(reading)
    ? {
        ...reading,
        values: {},
        leftOut: [...reading.leftOut, ...Object.values(reading.values).map(({ word }) => word)],
      }
    : reading

/** Whether its price leaves some of what is called so, where there is any: a backpack for one is no laptop. */
const hasBest = async (deps: Deps, reading: Reading): Promise<boolean> => {
  const { best, price } = reading
  if (!price || !best || (await countProducts(deps, { matching: best })) === 0) return true
  return (await countProducts(deps, narrowedBy({ ...reading, query: best }))) > 0
}

/**
 * A reading that leaves something of what its words find: where its sale, values or price leave nothing it goes
 * without them, and what is nearest to that price stands first.
 */
export const leavingSome = async <Read extends Reading>(
  deps: Deps,
  reading: Read,
): Promise<Read> => {
  // What asks for no thing narrows all that there is.
  if (reading.query === null || (reading.query === undefined && !hasValues(reading))) return reading
  const ways = new Set([
    reading,
    withoutSale(reading),
    withoutValues(reading),
    withoutPrice(reading),
  ])
  // The last one is not counted: its words find something.
  const narrow = [...ways].filter((way) => hasValues(way) || (way.price ?? way.sale))
  for (const way of narrow)
    if ((await countProducts(deps, narrowedBy(way))) > 0 && (await hasBest(deps, way))) return way
  return withoutSale(withoutValues(withoutPrice(reading)))
}
