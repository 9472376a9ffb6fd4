import type { ProductShop } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { TruckIcon } from '@shop/ui/icons'
import { dateTag } from '#app/lib/i18n/dates.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { datesOf, deliveryDays } from './delivery-days.ts'

/**
 * When it comes, and what bringing it costs. The dates count from the shopper's own day, which the server
 * does not know: its page says the days, in the same line.
 */
export function DeliveryNote({ shop }: { shop: ProductShop | null }) {
  const t = useT()
  const { money, language } = useShop()
  const isHydrated = useHydrated()
  if (!shop?.estimated_delivery_time) return null
  const { delivery_charge: charge } = shop
  const cost =
    charge === null
      ? null
      : charge > 0
        ? t('from {{price}}', { price: isolate(money(charge)) })
        : t('free')
  const days = isHydrated ? deliveryDays(shop.estimated_delivery_time) : null
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <TruckIcon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        {days
          ? t('Arrives {{dates}}', {
              dates: isolate(datesOf(days, new Date(), dateTag(language.name))),
            })
          : t('Delivery in {{time}}', { time: isolate(shop.estimated_delivery_time) })}
        {cost === null ? null : ` · ${cost}`}
      </span>
    </p>
  )
}
