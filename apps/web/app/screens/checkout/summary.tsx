import type { Totals as CheckoutTotals, PlaceOrder } from '@shop/contract'
import { eachText } from '@shop/contract/order-texts'
import type { OrderRequest, Problem as Refusal, Shown } from '@shop/flows/checkout'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { type ReactNode, useId } from 'react'
import type { ApiError } from '#app/data/api-error.ts'
import { Updating } from '#app/parts/cart-lines/updating.tsx'
import { doubtTitle, EarlierText, UnclearText } from '#app/parts/orders/doubt-text.tsx'
import { goodsOf } from '#app/parts/orders/goods.ts'
import { JustOrdered } from '#app/parts/orders/just-ordered.tsx'
import { changesOf } from '#app/parts/orders/shown-order.ts'
import { Totals } from '#app/parts/orders/totals.tsx'
import { ChangedNote } from './changed-note.tsx'
import { PlaceButton, type Placing } from './place-button.tsx'

/** Why nothing was placed, or nobody knows. */
export interface PlacingProblem {
  problem: Refusal
  /** What was pressed; null when an earlier page did. */
  request: OrderRequest | null
  isRefused: boolean
  /** What is in doubt is something else than what stands here. */
  isEarlier: boolean
}

export interface SummaryProps extends Placing {
  totals: CheckoutTotals | null
  /** They are about to change. */
  isUpdating: boolean
  /** The totals could not be read. */
  failure: ApiError | undefined
  onRetry: () => void
  /** Why the order was not placed. */
  problem: PlacingProblem | null
  /** What stands on the page now; null while that is not known. */
  shown: Shown | null
  /** It is being ordered here, or was just now: then it goes from the cart in a moment. */
  isOrdering: boolean
  coupon: ReactNode
  /** When it is paid. */
  note: ReactNode
}

/** What it comes to: stays in view beside the steps on wide screens. */
export function Summary({
  totals,
  isUpdating,
  failure,
  onRetry,
  problem,
  shown,
  isOrdering,
  coupon,
  note,
  ...placing
}: SummaryProps) {
  const t = useT()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-5 self-start rounded-float bg-tile p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-lg">
          {t('Order summary')}
        </h2>
        <Updating isUpdating={isUpdating && totals !== null} />
      </div>
      {coupon}
      {failure && !totals ? (
        <ErrorState layout="inline" message={t(failure.message)} onRetry={onRetry} />
      ) : (
        <Totals totals={totals} isUpdating={isUpdating} />
      )}
      {problem ? <Problem problem={problem} shown={shown} isUpdating={isUpdating} /> : null}
      {shown && !isOrdering ? (
        <JustOrdered goods={shown.shops.map(({ products }) => goodsOf(products))} />
      ) : null}
      <PlaceButton {...placing} block className="max-lg:hidden" />
      <p className="text-ink-muted text-xs max-lg:hidden">{note}</p>
    </section>
  )
}

/** Whether what is wrong with a part of the order stands at its step, as `checkout-form` draws it. */
const hasStep: Readonly<Record<keyof PlaceOrder, boolean>> = {
  shop_ids: true,
  address_id: true,
  payment_method: true,
  coupon_code: true,
  ...eachText(() => true),
  is_buy_now: false,
  shown: false,
}

/** `shop_ids.0` is about the first shop of `shop_ids`. */
const standsAtItsStep = (error: string) =>
  Object.entries(hasStep).some(([field, has]) => has && error.split('.', 1)[0] === field)

/** A refusal that names no part of the order, or an answer that did not come. */
function Problem({
  problem,
  shown,
  isUpdating,
}: Pick<SummaryProps, 'shown' | 'isUpdating'> & { problem: PlacingProblem }) {
  const t = useT()
  const { problem: error, request, isRefused, isEarlier } = problem
  if (error.errors.shown) {
    const changes = request?.shown && shown && !isUpdating ? changesOf(request.shown, shown) : []
    return <ChangedNote changes={changes} messages={error.errors.shown} />
  }
  if (!isRefused) {
    return (
      <ErrorState
        layout="inline"
        data-problem
        tabIndex={-1}
        title={isEarlier ? t('What you see here is not ordered') : doubtTitle(t, error)}
        message={isEarlier ? <EarlierText /> : <UnclearText status={error.status} />}
      />
    )
  }
  const wrong = Object.entries(error.errors)
  const [elsewhere] = wrong.filter(([field]) => !standsAtItsStep(field))
  if (wrong.length > 0 && !elsewhere) return null
  const title = t(elsewhere?.[1][0] ?? error.message)
  return <ErrorState layout="inline" data-problem tabIndex={-1} title={title} />
}
