import { useT } from '@shop/ui/i18n'
import { defaultCurrency } from '#app/lib/i18n/choice.ts'
import { formatMoney } from '#app/lib/i18n/money.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What is really charged, where prices are shown in another currency (decision 020). */
export function PaidIn({ amount }: { amount: number | null | undefined }) {
  const t = useT()
  const { settings, currency, language } = useShop()
  const own = defaultCurrency(settings)
  if (amount === undefined || amount === null || currency.name === own.name) return null
  return (
    <>
      {t('Charged as {{amount}} {{currency}}', {
        amount: formatMoney(amount, own, { settings, direction: language.direction }),
        currency: own.name,
      })}
    </>
  )
}
