import { useT } from '@shop/ui/i18n'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { gatewaysOf } from './methods.ts'

/** How the shop can be paid, in a few words; null while it takes nothing. */
export function useWaysToPay(): string | null {
  const t = useT()
  const { settings } = useShop()
  const isOnline = gatewaysOf(settings).length > 0
  if (settings.cash_on_delivery && isOnline) return t('Pay online, or in cash on delivery')
  if (settings.cash_on_delivery) return t('Pay in cash on delivery')
  return isOnline ? t('Pay online') : null
}
