/** Money as whole cents: added and compared exactly, never as fractions. */
export type Cents = number

/** The most that a column of money holds (`db/columns.ts`). */
export const mostMoney: Cents = 10 ** 12 - 1

/** Reads what the database says of a `numeric` column, such as `12.50`. */
export function cents(numeric: string | number | null): Cents {
  if (numeric === null) return 0
  return decimal(numeric, 2)
}

/** A decimal text as a whole number of its last places, exactly; further places are rounded. */
function decimal(numeric: string | number, decimals: number): number {
  const [, sign = '', whole = '0', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(numeric)) ?? []
  const digits = fraction.padEnd(decimals + 1, '0')
  const value = Number(whole + digits.slice(0, decimals)) + (Number(digits[decimals]) >= 5 ? 1 : 0)
  // Not -0, which JSON and comparisons would show.
  return sign && value ? -value : value
}

/** For a `numeric` column. */
export const numeric = (value: Cents): string =>
  `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`

/** For the wire, which counts in whole units. The division of two whole numbers rounds once. */
export const amount = (value: Cents): number => value / 100

/** A percentage of an amount, half a cent rounded up. Percentages hold at most 4 places. */
export function share(value: Cents, percentage: string | number): Cents {
  // Whole numbers of this size can pass 2^53.
  const product = BigInt(value) * BigInt(decimal(percentage, 4))
  return Number((product + 500_000n) / 1_000_000n)
}

/** The sum of amounts. */
export const sum = (values: Iterable<Cents>): Cents => {
  let total = 0
  for (const value of values) total += value
  return total
}

/**
 * Divides an amount in proportion to weights, so that the parts add up to it exactly: what rounding
 * leaves goes to the largest remainders, the first of equals first.
 */
export function divide(value: Cents, weights: readonly number[]): Cents[] {
  const whole = BigInt(sum(weights))
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const product = BigInt(value) * BigInt(weight)
    return { index, part: Number(product / whole), rest: Number(product % whole) }
  })
  let left = value - sum(parts.map(({ part }) => part))
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break
    part.part += 1
    left -= 1
  }
  return parts.map(({ part }) => part)
}

/** An amount with the product's taxes on it. */
export const withTax = (value: Cents, taxRate: string): Cents => value + share(value, taxRate)
