import type { Address } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { MapPinIcon } from '@shop/ui/icons'
import { AmountRow, OrderSummary } from '@shop/ui/order-summary'
import type { againQuoteResource } from '#app/data/order-again.ts'
import { AddressText } from '#app/parts/addresses/address-text.tsx'
import { Totals } from '#app/parts/orders/totals.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { Again } from './changes.ts'

/** What the server says that it comes to; null where it cannot say. */
export type AgainQuote = Awaited<ReturnType<typeof againQuoteResource.load>> | null

export interface AgainSumsProps {
  quote: AgainQuote
  products: readonly Again[]
  /** Of the order, where the server says no other. */
  address: Address | null
  isUpdating: boolean
}

/** Where it goes and what it comes to, before it is ordered. */
export function AgainSums({ quote, products, address, isUpdating }: AgainSumsProps) {
  const t = useT()
  const { money } = useShop()
  const to = quote?.address ?? address
  const goods = products.reduce(
    (sum, { price, before }) => sum + Math.round((price ?? 0) * 100) * before.order_qty,
    0,
  )
  return (
    <>
      {to ? (
        <div className="flex gap-3 rounded-tile border border-hairline p-4">
          <MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1">
            <p className="sr-only">{t('Delivery address')}</p>
            <AddressText address={to} />
          </div>
        </div>
      ) : null}
      {quote ? (
        <Totals totals={quote.checkout} isUpdating={isUpdating} />
      ) : (
        <div>
          <OrderSummary>
            <AmountRow
              isTotal
              label={t('Total Amount')}
              amount={money(goods / 100)}
              isUpdating={isUpdating}
            />
          </OrderSummary>
          <p className="mt-1 text-ink-muted text-xs">{t('Delivery and taxes are added to it.')}</p>
        </div>
      )}
    </>
  )
}
