/** What became of an order whose answer was lost, beside what the shopper wishes for (decision 049). */
import type { PlaceOrder } from '@shop/contract'
import { type OrderText, orderTextNames } from '@shop/contract/order-texts'
import type { Made } from './made.ts'
import type { Attempt, Draft, Goods, OrderRequest } from './order.ts'
import type { PlacedOrders } from './placed.machine.ts'

/** What was found to be placed by an attempt. */
export interface Found extends Omit<PlacedOrders, 'popup'> {
  /** What the orders hold; null: what was sent, as servers see to that know keys. */
  goods: readonly Goods[] | null
  /** An earlier try has made them, with another text, payment or address than the last. */
  isEarlier: boolean
}

/** What an attempt has placed whose answer is lost for good: the page of its payment was in it. */
export const lostOrders = (
  method: string,
  made: Made,
  goods: readonly Goods[] | null = null,
): Found => ({
  made,
  payment: method === 'cash' ? null : 'later',
  goods,
  isEarlier: false,
})

export const isSame = <What>(one: What, other: What) =>
  JSON.stringify(one) === JSON.stringify(other)

const sorted = (goods: readonly Goods[] | undefined) =>
  goods?.map((one) => JSON.stringify(one)).toSorted()

/** Whether they are the same, in whatever order the shops stand. */
const isSameSet = (one: readonly Goods[] | undefined, other: readonly Goods[] | undefined) =>
  isSame(sorted(one), sorted(other))

/** What is known of the shopper's wish. */
interface Wishes {
  attempt: Attempt | null
  request: OrderRequest | null
  draft: Draft
}

/** What a look has found. */
export interface Looked {
  found: Found
  /** The shopper has pressed, and waits for what is on the page. */
  isPressed: boolean
}

/** What is wished for: what is pressed, else what was. */
const wantedOf = ({ attempt, request }: Wishes, { isPressed }: Looked) =>
  isPressed ? request : attempt

/** Whether some of the shops' orders are missing. */
export const isPart = (wishes: Wishes, looked: Looked) =>
  looked.found.made.count < (wantedOf(wishes, looked)?.goods.length ?? 0)

type Compare<Name extends keyof Draft> = (
  chosen: Draft[Name],
  order: PlaceOrder | undefined,
) => boolean

/** What of a draft, beside its texts, says something else than was sent. */
const differs: { readonly [Name in Exclude<keyof Draft, OrderText>]: Compare<Name> } = {
  payment: (chosen, order) => chosen !== null && chosen !== order?.payment_method,
  address: (chosen, order) => chosen !== null && chosen !== order?.address_id,
  // A code that was refused stays in the draft and is not sent: nothing is known of one beside an order without.
  coupon: (chosen, order) => Boolean(order?.coupon_code) && chosen !== order?.coupon_code,
}

/** Whether a draft says something else than was sent. */
const isChanged = (draft: Draft, order: PlaceOrder | undefined) => {
  const isOther = <Name extends keyof typeof differs>(name: Name) =>
    (differs[name] as Compare<Name>)(draft[name], order)
  return (
    orderTextNames.some((name) => draft[name].trim() !== (order?.[name] ?? '')) ||
    (Object.keys(differs) as (keyof typeof differs)[]).some(isOther)
  )
}

/**
 * What of a wish is not in what was found: some shops' orders, what is pressed now (an earlier order was
 * found), or what was changed after it was first sent.
 */
export type Lack = 'part' | 'wish' | 'changes'

export function lackOf(wishes: Wishes, looked: Looked): Lack | null {
  const { attempt, draft } = wishes
  const { found, isPressed } = looked
  const wanted = wantedOf(wishes, looked)
  if (isPart(wishes, looked)) return 'part'
  if (isPressed && !isSameSet(found.goods ?? attempt?.goods, wanted?.goods)) return 'wish'
  const isOther = isPressed
    ? !isSame(attempt?.order, wanted?.order)
    : isChanged(draft, attempt?.order)
  return found.isEarlier || isOther ? 'changes' : null
}

/** Whether an attempt is the very order that is pressed: a cart's goods are not in what is sent. */
export const isAttemptOf = (attempt: Attempt | null, request: OrderRequest | null) =>
  isSame(attempt?.order, request?.order) && isSame(attempt?.goods, request?.goods)
