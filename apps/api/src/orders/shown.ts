import type { Address, ShownOrder } from '@shop/contract'
import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Line } from '../cart/lines.ts'
import { products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { nameIn, Refusal, type RequestView, translate } from '../http/index.ts'
import { amount } from '../money.ts'
import { grandTotals, type ShopTotals } from './totals.ts'

/** What stood on the page, as the request told it. */
export type Shown = v.InferOutput<typeof ShownOrder>

/** What would be ordered if nobody looked. */
interface Real {
  readonly lines: readonly Line[]
  /** Null where the goods come to nothing that could be ordered. */
  readonly totals: readonly ShopTotals[] | null
  readonly address: Address
}

type Named = Parameters<typeof nameIn>[1]
type ShownLine = Shown['lines'][number]

/** What may differ between the page and the cart; `:name` is a product. */
const changePhrases = {
  added: '":name" was added to your cart.',
  gone: '":name" is no longer in your cart.',
  quantity: 'There is another quantity of ":name" in your cart.',
  choice: 'Another size or colour of ":name" was chosen.',
  price: 'The price of ":name" has changed.',
  total: 'The total has changed.',
  address: 'The delivery address has changed.',
} as const

/**
 * Refuses an order that is not the one on the shopper's page, and says what has changed. The page
 * tells it itself: another window, or another device, may have asked the server anything since.
 */
export async function checkShown(
  tx: Database,
  view: Pick<RequestView, 'locale'>,
  shown: Shown,
  real: Real,
): Promise<void> {
  const say = (phrase: string, product?: Named) =>
    translate(view.locale, phrase, product && { name: nameIn(view, product) })
  const { added, gone, total, address } = changePhrases

  const inCart = new Set(real.lines.map(({ product }) => product.id))
  const onPage = new Map(shown.lines.map((line) => [line.product_id, line]))
  const changes = (
    await namesOf(
      tx,
      [...onPage.keys()].filter((id) => !inCart.has(id)),
    )
  ).map((product) => say(gone, product))
  for (const line of real.lines) {
    const seen = onPage.get(line.product.id)
    const change = seen ? lineChange(seen, line) : added
    if (change) changes.push(say(change, line.product))
  }
  // Other goods come to another total: that goes without saying.
  if (changes.length === 0 && real.totals && !isTotal(shown.totals, real.totals))
    changes.push(say(total))
  if (!isAddress(shown.address, real.address)) changes.push(say(address))
  if (changes.length === 0) return

  const lead = say('Your order is not as this page showed it, so nothing was placed.')
  throw new Refusal([lead, ...changes].join(' '), { shown: changes })
}

const namesOf = async (tx: Database, ids: readonly number[]): Promise<Named[]> =>
  ids.length === 0
    ? []
    : tx
        .select({ name: products.name, names: products.names })
        .from(products)
        .where(inArray(products.id, [...ids]))

function lineChange(seen: ShownLine, line: Line): string | null {
  const sizeId = line.size?.id ?? null
  const colorId = line.color?.id ?? null
  if (seen.size !== sizeId || seen.color !== colorId || seen.unit !== line.line.unit)
    return changePhrases.choice
  if (seen.price !== amount(line.full) || seen.discount_price !== amount(line.discounted))
    return changePhrases.price
  return seen.quantity === line.quantity ? null : changePhrases.quantity
}

function isTotal(seen: Shown['totals'], shops: readonly ShopTotals[]): boolean {
  const { goods, delivery, coupon, tax, payable } = grandTotals(shops)
  return (
    seen.total_amount === amount(goods) &&
    seen.delivery_charge === amount(delivery) &&
    seen.coupon_discount === amount(coupon) &&
    seen.order_tax_amount === amount(tax) &&
    seen.payable_amount === amount(payable)
  )
}

/** Nothing, and only spaces, are alike to who reads it. */
const plain = (text: string | null | undefined) => text?.trim() || null

const isAddress = (seen: Shown['address'], { ...address }: Address): boolean =>
  (Object.keys(seen) as Array<keyof typeof seen>).every(
    (field) => plain(seen[field]) === plain(address[field]),
  )
