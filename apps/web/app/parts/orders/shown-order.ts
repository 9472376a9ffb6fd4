import type { Address, CartLine, ShownOrder } from '@shop/contract'
import { shownAddress, shownTotals } from '@shop/contract/orders'
import type { Shown } from '@shop/flows/checkout'
import { priceOf } from '#app/lib/i18n/money.ts'

/** A difference between what was shown and what there is. */
export type Change =
  | { kind: 'added' | 'gone' | 'choice'; name: string }
  | { kind: 'quantity' | 'price'; name: string; before: number; now: number }
  | { kind: (typeof shownTotals)[number]; before: number; now: number }
  | { kind: 'address' }

const linesOf = ({ shops }: Shown) => shops.flatMap(({ products }) => products)

const pick = <T, const Key extends keyof T>(from: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>

type WireLine = Required<ShownOrder['lines'][number]>

/** What place-order carries, so that the server makes this order or none (decision 026). */
export const toWire = (shown: Shown, address: Address): ShownOrder => ({
  lines: linesOf(shown).map(
    ({ id, quantity, size, color, unit, price, discount_price }): WireLine => ({
      product_id: id,
      quantity,
      size: size?.id ?? null,
      color: color?.id ?? null,
      unit,
      // Only servers that say it compare it.
      price: price ?? 0,
      discount_price,
    }),
  ),
  totals: Object.fromEntries(
    shownTotals.map((name) => [name, shown.totals[name] ?? 0]),
  ) as ShownOrder['totals'],
  address: pick(address, shownAddress),
})

/** What a server does not say has not changed. */
const areKnown = <Pair extends { before: number | null; now: number | null }>(
  pair: Pair,
): pair is Pair & { before: number; now: number } => pair.before !== null && pair.now !== null

const choiceOf = ({ size, color, unit }: CartLine) => [size?.id, color?.id, unit].join()

function lineChanges(before: CartLine, now: CartLine): Change[] {
  const { name } = now
  const changes: Change[] = choiceOf(before) === choiceOf(now) ? [] : [{ kind: 'choice', name }]
  const prices = { before: priceOf(before), now: priceOf(now) }
  if (areKnown(prices) && (prices.before !== prices.now || before.price !== now.price))
    changes.push({ kind: 'price', name, ...prices })
  if (before.quantity !== now.quantity)
    changes.push({ kind: 'quantity', name, before: before.quantity, now: now.quantity })
  return changes
}

/** What is not as it was shown any more: goods, then sums, then the address. */
export function changesOf(before: Shown, now: Shown): Change[] {
  const there = new Map(linesOf(now).map((line) => [line.id, line]))
  const known = new Set(linesOf(before).map(({ id }) => id))
  const ofGoods = [
    ...linesOf(before).flatMap((line): Change[] => {
      const same = there.get(line.id)
      return same ? lineChanges(line, same) : [{ kind: 'gone', name: line.name }]
    }),
    ...[...there.values()]
      .filter(({ id }) => !known.has(id))
      .map(({ name }): Change => ({ kind: 'added', name })),
  ]
  // Other goods have other sums: what it comes to in the end says enough.
  const told = ofGoods.length > 0 ? (['payable_amount'] as const) : shownTotals
  const ofSums = told
    .map((kind) => ({ kind, before: before.totals[kind], now: now.totals[kind] }))
    .filter(areKnown)
    .filter((sum) => sum.before !== sum.now)
  const isMoved = shownAddress.some((part) => before.address?.[part] !== now.address?.[part])
  return [...ofGoods, ...ofSums, ...(isMoved ? [{ kind: 'address' } as const] : [])]
}
