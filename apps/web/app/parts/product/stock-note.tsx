import type { ProductShop } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { TruckIcon } from '@shop/ui/icons'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** Below this many the number is worth saying. */
export const few = 5

/** Whether it can be had, and how many are left when few are. */
export function StockNote({ quantity }: { quantity: number }) {
  const t = useT()
  const [tone, words] =
    quantity <= 0
      ? (['bg-danger', t('Sold out')] as const)
      : quantity <= few
        ? (['bg-warning', t('Only {{count}} left', { count: quantity })] as const)
        : (['bg-success', t('In stock')] as const)
  return (
    <p className="flex items-center gap-2 text-sm">
      <span aria-hidden="true" className={`size-2 rounded-full ${tone}`} />
      {words}
    </p>
  )
}

/** When it comes, and what bringing it costs. */
export function DeliveryNote({ shop }: { shop: ProductShop | null }) {
  const t = useT()
  const { money } = useShop()
  if (!shop?.estimated_delivery_time) return null
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <TruckIcon aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        {t('Delivery in {{time}}', { time: isolate(shop.estimated_delivery_time) })}
        {' · '}
        {shop.delivery_charge > 0
          ? t('from {{price}}', { price: isolate(money(shop.delivery_charge)) })
          : t('free')}
      </span>
    </p>
  )
}
