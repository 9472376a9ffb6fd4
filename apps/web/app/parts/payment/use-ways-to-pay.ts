import { useT } from '@shop/ui/i18n'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** How the shop can be paid, in a few words; null while it takes nothing. */
export function useWaysToPay(): string | null {
  const t = useT()
  const { settings } = useShop()
  if (settings.cash_on_delivery && settings.online_payment)
    return t('Pay online, or in cash on delivery')
  if (settings.cash_on_delivery) return t('Pay in cash on delivery')
  return settings.online_payment ? t('Pay online') : null
}
