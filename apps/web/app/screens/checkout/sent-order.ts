/** The order that a checkout sends (wire.md 8), of what a shopper has said. */
import type { Address, PlaceOrder } from '@shop/contract'
import type { OrderText } from '@shop/contract/order-texts'
import type { Draft, Shown } from '@shop/flows/checkout'
import { toWire } from '#app/parts/orders/shown-order.ts'
import type { Method } from '#app/parts/payment/methods.ts'

/** What a draft names, and else what is taken: the default address or the first, the first method. */
export function chosenIn(
  draft: Draft,
  { addresses, methods }: { addresses: readonly Address[] | undefined; methods: readonly Method[] },
) {
  const chosen = addresses?.find(({ id }) => id === draft.address)
  const picked = methods.find(({ name }) => name === draft.payment)
  return {
    /** The one that the draft names, where it is still there. */
    chosen,
    address: chosen ?? addresses?.find(({ is_default }) => is_default) ?? addresses?.[0],
    /** The one that the draft names, where it is still offered. */
    picked,
    method: picked ?? methods[0],
  }
}

/** Left out where a server may not know them; all else is said. */
type WhereKnown = 'is_buy_now' | 'shown' | OrderText
type WholeOrder = Required<Omit<PlaceOrder, WhereKnown>> & Pick<PlaceOrder, WhereKnown>

/** What is written for the shop; no text is null. */
const writtenIn = (draft: Draft, names: readonly OrderText[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name].trim() || null])) as Partial<
    Record<OrderText, string | null>
  >

export interface Stated {
  shops: readonly number[]
  address: Address
  method: Method
  /** Whether the draft's coupon counts; nobody may have said yet. */
  isApplied: boolean | null | undefined
  /** The texts that the server takes. */
  texts: readonly OrderText[]
  isBuyNow: boolean | undefined
  /** The page, where the server compares the order with it (decision 026). */
  shown: Shown | null
}

/** Everything of a draft goes into it (`sent-order.test.ts`). */
export const orderOf = (draft: Draft, stated: Stated): WholeOrder => ({
  shop_ids: [...stated.shops],
  address_id: stated.address.id,
  payment_method: stated.method.name,
  coupon_code: stated.isApplied ? draft.coupon : null,
  ...writtenIn(draft, stated.texts),

  ...(stated.isBuyNow ? { is_buy_now: true } : {}),
  ...(stated.shown ? { shown: toWire(stated.shown, stated.address) } : {}),
})
