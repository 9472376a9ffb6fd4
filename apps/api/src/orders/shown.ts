import { type Address, type ShownOrder, shownAddress, shownTotals } from '@shop/contract'
import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Line } from '../cart/lines.ts'
import { presentTotals } from '../cart/present.ts'
import { products } from '../catalogue/tables.ts'
import { unitIn } from '../catalogue/unit.ts'
import type { Database } from '../db/index.ts'
import { nameIn, Refusal, translate, type Viewer } from '../http/index.ts'
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
  removed: '":name" is no longer in your cart.',
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
  viewer: Pick<Viewer, 'locale'>,
  shown: Shown,
  real: Real,
): Promise<void> {
  const say = (phrase: string, product?: Named) =>
    translate(viewer.locale, phrase, product && { name: nameIn(viewer, product) })
  const { added, removed, total, address } = changePhrases

  const inCart = new Set(real.lines.map(({ product }) => product.id))
  const onPage = new Map(shown.lines.map((line) => [line.product_id, line]))
  const changes = (
    await namesOf(
      tx,
      [...onPage.keys()].filter((id) => !inCart.has(id)),
    )
  ).map((product) => say(removed, product))
  for (const line of real.lines) {
    const expected = onPage.get(line.product.id)
    const change = expected ? lineChange(expected, line) : added
    if (change) changes.push(say(change, line.product))
  }
  // Other goods come to another total: that goes without saying.
  if (changes.length === 0 && real.totals && !isTotal(viewer, shown.totals, real.totals))
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

type Compared = Omit<ShownLine, 'product_id'>

/** Units are compared by what they are: the page may have named one in another language. */
const plainUnit = (noted: string | null, { unit }: Line) => unitIn({ locale: 'en' }, noted, unit)

/** A line of the cart as a page that shows it would tell it. */
const asShown = (line: Line): Compared => ({
  size: line.size?.id ?? null,
  color: line.color?.id ?? null,
  unit: plainUnit(line.line.unit, line),
  price: amount(line.full),
  discount_price: amount(line.discounted),
  quantity: line.quantity,
})

/** What is said of a line that differs; the first one counts. */
const changeOf: Readonly<Record<keyof Compared, string>> = {
  size: changePhrases.choice,
  color: changePhrases.choice,
  unit: changePhrases.choice,
  price: changePhrases.price,
  discount_price: changePhrases.price,
  quantity: changePhrases.quantity,
}
const compared = Object.keys(changeOf) as (keyof Compared)[]

function lineChange(shown: ShownLine, line: Line): string | null {
  const expected = { ...shown, unit: plainUnit(shown.unit, line) }
  const now = asShown(line)
  const other = compared.find((field) => expected[field] !== now[field])
  return other ? changeOf[other] : null
}

function isTotal(
  viewer: Pick<Viewer, 'locale'>,
  expected: Shown['totals'],
  shops: readonly ShopTotals[],
): boolean {
  const now = presentTotals(viewer, grandTotals(shops))
  return shownTotals.every((name) => expected[name] === now[name])
}

/** Nothing, and only spaces, are alike to who reads it. */
const plain = (text: string | null | undefined) => text?.trim() || null

const isAddress = (expected: Shown['address'], address: Address): boolean =>
  shownAddress.every((field) => plain(expected[field]) === plain(address[field]))
