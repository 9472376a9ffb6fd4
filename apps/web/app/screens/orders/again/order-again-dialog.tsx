import type { OrderDetails } from '@shop/contract'
import type { Shown } from '@shop/flows/checkout'
import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { ErrorState } from '@shop/ui/error-state'
import { type Translate, useT } from '@shop/ui/i18n'
import { SkeletonRegion, SkeletonRow, SkeletonText } from '@shop/ui/skeleton'
import { useState } from 'react'
import { againQuoteResource, orderTodayResource } from '#app/data/order-again.ts'
import { newestOf, newestOrders, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { doubtTitle, UnclearText } from '#app/parts/orders/doubt-text.tsx'
import { JustOrdered } from '#app/parts/orders/just-ordered.tsx'
import { MethodChoice } from '#app/parts/payment/method-choice.tsx'
import { methodsOf } from '#app/parts/payment/methods.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { AgainList } from './again-list.tsx'
import { type AgainQuote, AgainSums } from './again-sums.tsx'
import { compare, isWhole } from './changes.ts'
import type { AgainActions } from './use-order-again.ts'

export interface OrderAgainDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  order: OrderDetails
  actions: AgainActions
}

/** Ordering a delivered order once more, with what has changed since. */
export function OrderAgainDialog({ open, onOpenChange, order, actions }: OrderAgainDialogProps) {
  const t = useT()
  const { token } = useSession()
  const { settings } = useShop()
  const { data, error, mutate, isValidating } = useResource(
    orderTodayResource,
    open && token ? [order.id] : null,
    { revalidateIfStale: true, revalidateOnFocus: false },
  )
  const canQuote = settings.capabilities.includes('order_again_quote')
  const quoted = useResource(againQuoteResource, open && token && canQuote ? [order.id] : null, {
    revalidateIfStale: true,
    revalidateOnFocus: false,
  })
  const quote = canQuote ? quoted.data : null
  // Where keys are not known, what is newer than this tells whether it was ordered (decision 049).
  const newest = useResource(
    ordersResource,
    open && token && !settings.capabilities.includes('idempotency_keys') ? newestOrders : null,
    { revalidateIfStale: true, revalidateOnFocus: false },
  )
  const problem = actions.problem?.problem
  const methods = methodsOf(settings)
  const [picked, setPicked] = useState<string | null>(null)
  const method = methods.find(({ name }) => name === picked) ?? methods[0]
  const products = data?.map(({ before, now }) => compare(before, now, canQuote))
  const wishes = products?.flatMap(({ wish }) => wish ?? []) ?? []
  const isThere = products !== undefined && products.length > 0 && isWhole(products)
  // Nothing is placed of which the page does not show where it goes (decision 026).
  const isLost = isThere && (quote === null ? order.address : quote?.address) === null
  const whole = isThere && !isLost
  /** It cannot be ordered as it was, whatever of it can be put into the cart. */
  const isLess = products !== undefined && !whole

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!actions.isSending}
      title={t('Order again')}
      description={
        isLess
          ? undefined
          : canQuote
            ? t("It goes to the same address, at today's prices and charges.")
            : t('It goes to the same address.')
      }
      footer={
        whole ? (
          <Button
            loading={
              actions.isSending || isValidating || quoted.isValidating || newest.isValidating
            }
            disabled={!method || quote === undefined}
            onClick={() =>
              method &&
              actions.order({
                method: method.name,
                shown: quote ? shownIn(quote) : null,
                newest: newest.data ? newestOf(newest.data.orders) : null,
              })
            }
          >
            {t('Place order')}
          </Button>
        ) : wishes.length > 0 ? (
          <Button loading={actions.isSending} onClick={() => void actions.fillCart(wishes)}>
            {t('Put what there is in the cart')}
          </Button>
        ) : null
      }
    >
      {products ? (
        <div className="grid grid-cols-1 gap-4">
          {isLess ? (
            <Banner tone="warning">
              {isLost
                ? t(
                    'Nobody says where it went. Put it into your cart, and choose an address there.',
                  )
                : wishes.length > 0
                  ? t('Not everything is there any more. What there is can go into your cart.')
                  : products.length > 0
                    ? t('Nothing of it is there any more.')
                    : t('This order does not say what was in it.')}
            </Banner>
          ) : null}
          <AgainList products={products} />
          {whole && quote !== undefined ? (
            <AgainSums
              quote={quote}
              products={products}
              address={order.address}
              isUpdating={isValidating || quoted.isValidating}
            />
          ) : null}
          {whole && quote === undefined ? (
            quoted.error ? (
              <ErrorState
                layout="inline"
                message={t(quoted.error.message)}
                onRetry={() => void quoted.mutate()}
                retrying={quoted.isValidating}
              />
            ) : (
              <SkeletonRegion>
                <SkeletonText lines={4} />
              </SkeletonRegion>
            )
          ) : null}
          {actions.problem && problem ? (
            <Banner tone="danger">
              <bdi className="block">
                {actions.problem.isUnclear ? doubtTitle(t, problem) : said(t, problem)}
              </bdi>
              {actions.problem.isUnclear ? <UnclearText status={problem.status} /> : null}
            </Banner>
          ) : null}
          {whole ? <JustOrdered goods={actions.goods} /> : null}
          {whole ? (
            <MethodChoice methods={methods} value={method?.name ?? ''} onValueChange={setPicked} />
          ) : null}
        </div>
      ) : error ? (
        <ErrorState
          layout="inline"
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <SkeletonRegion className="grid gap-3">
          <SkeletonRow />
          <SkeletonRow />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

type AgainProblem = NonNullable<AgainActions['problem']>['problem']

/** Each field's first error, since none of them stands here; the message where there is no error. */
const said = (t: Translate, { message, errors }: AgainProblem) => {
  const firsts = Object.values(errors).flatMap(([first]) => first ?? [])
  return firsts.length > 0 ? firsts.join(' ') : t(message)
}

/** What the server has told it comes to. */
const shownIn = ({ checkout_items, checkout, address }: NonNullable<AgainQuote>): Shown | null =>
  address && { shops: checkout_items, totals: checkout, address }
