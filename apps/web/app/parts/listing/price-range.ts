/** A range of prices in whole units of the chosen currency, and how to get back to base amounts. */
export interface ShownRange {
  min: number
  max: number
  step: number
}

/** Whole units around all prices, in steps that suit their span. */
export function shownRange(min: number, max: number, rate: number): ShownRange {
  const low = Math.floor(min * rate)
  const high = Math.ceil(max * rate)
  const span = high - low
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(span, 1))) - 2)
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step, step }
}

/**
 * A list tells the ends of its prices rounded outwards to whole base amounts: between such an end and the next whole
 * amount perhaps nothing is found. A highest price there, or a lowest one, moves on to the next step that surely finds.
 *
 * @param prices the ends as the list tells them, in the base currency
 */
export const findable = (
  [from, to]: readonly [number, number],
  prices: readonly [number, number],
  { min, max, step }: ShownRange,
  rate: number,
): [number, number] => {
  const [cheapest, dearest] = [(prices[0] + 1) * rate, (prices[1] - 1) * rate]
  return [
    from > dearest ? Math.max(Math.floor(dearest / step) * step, min) : from,
    to < cheapest ? Math.min(Math.ceil(cheapest / step) * step, max) : to,
  ]
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** A shown amount as a base amount for the address; the ends of the range mean "no limit". */
export function toBase(
  [from, to]: readonly [number, number],
  range: ShownRange,
  rate: number,
): { min_price: number | null; max_price: number | null } {
  return {
    min_price: from > range.min ? round(from / rate) : null,
    max_price: to < range.max ? round(to / rate) : null,
  }
}

/** In hundredths: what was typed is shown as it was, also in a currency that is converted. */
const shown = (amount: number, rate: number) => Math.round(amount * rate * 100) / 100

/** The limits of the address as shown amounts. */
export const toShown = (
  listing: { min_price: number | null; max_price: number | null },
  range: ShownRange,
  rate: number,
): [number, number] => {
  const within = (value: number) => Math.min(Math.max(value, range.min), range.max)
  const from = within(listing.min_price === null ? range.min : shown(listing.min_price, rate))
  const to = within(listing.max_price === null ? range.max : shown(listing.max_price, rate))
  return [Math.min(from, to), Math.max(from, to)]
}
