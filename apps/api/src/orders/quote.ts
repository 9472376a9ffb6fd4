import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { Refusal } from '../http/refusal.ts'
import { type Cents, cents, numeric } from '../money.ts'
import { checkoutQuotes } from './tables.ts'

/** What a shopper is about to order. */
export interface Selection {
  readonly userId: number
  readonly buyNow: boolean
  readonly shopIds: readonly number[]
  readonly code: string | null
}

/** The order would cost more than the shopper was last told. */
export class TotalRose extends Refusal {
  readonly payable: Cents

  constructor(payable: Cents) {
    super('The total has changed. Please check it again')
    this.payable = payable
  }
}

const keyOf = ({ shopIds, code }: Selection) =>
  `${[...new Set(shopIds)].toSorted((a, b) => a - b).join()} ${code?.toUpperCase() ?? ''}`

/** Keeps what a checkout said that this selection comes to; one for each kind of cart. */
export async function rememberQuote(
  db: Database,
  selection: Selection,
  payable: Cents,
  now: Date,
): Promise<void> {
  const values = { selection: keyOf(selection), payable: numeric(payable), updatedAt: now }
  await db
    .insert(checkoutQuotes)
    .values({ userId: selection.userId, isBuyNow: selection.buyNow, ...values })
    .onConflictDoUpdate({
      target: [checkoutQuotes.userId, checkoutQuotes.isBuyNow],
      set: values,
    })
}

/**
 * A sale may end, a voucher be used up, between the totals that a shopper sees and the press of the
 * button; the wire has no place to say which total was agreed to. So an order that comes to more
 * than its checkout said is refused once; one that comes to less, or had no checkout, is not.
 */
export async function checkQuote(
  tx: Database,
  selection: Selection,
  payable: Cents,
): Promise<void> {
  const [quote] = await tx
    .select({ payable: checkoutQuotes.payable })
    .from(checkoutQuotes)
    .where(
      and(
        eq(checkoutQuotes.userId, selection.userId),
        eq(checkoutQuotes.isBuyNow, selection.buyNow),
        eq(checkoutQuotes.selection, keyOf(selection)),
      ),
    )
  const told = quote ? cents(quote.payable) : payable
  if (payable > told) throw new TotalRose(payable)
}
