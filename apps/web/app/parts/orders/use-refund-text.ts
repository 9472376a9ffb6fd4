import type { OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { defaultCurrency } from '#app/lib/i18n/choice.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { formatMoney } from '#app/lib/i18n/money.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

export type Refundable = Pick<OrderDetails, 'payment_method' | 'payment_status' | 'refund_amount'>

/** A gateway has a name of its own; these say only that there is one, or none. */
const nameless: readonly string[] = ['', 'Cash Payment', 'Online Payment']

/**
 * Says where the money of an order that is cancelled goes, in the currency that it was charged in
 * (decision 020); null where none was paid.
 */
export function useRefundText(): (order: Refundable) => string | null {
  const t = useT()
  const { settings, currency, language } = useShop()
  const own = defaultCurrency(settings)
  const charged = (sum: number) =>
    isolate(
      [
        formatMoney(sum, own, { settings, direction: language.direction }),
        currency.name === own.name ? '' : own.name,
      ]
        .join(' ')
        .trim(),
    )
  return ({ payment_method, payment_status, refund_amount }) => {
    if (refund_amount === null)
      return payment_status === 'Paid'
        ? t('You have paid for it: ask the shop how your money comes back.')
        : null
    const amount = charged(refund_amount)
    const isBack = payment_status === 'Refunded'
    if (nameless.includes(payment_method))
      return isBack
        ? t('You got your money back: {{amount}}.', { amount })
        : t('You get your money back: {{amount}}.', { amount })
    const method = isolate(t(payment_method))
    return isBack
      ? t('Your money went back to {{method}}: {{amount}}.', { method, amount })
      : t('Your money goes back to {{method}}: {{amount}}.', { method, amount })
  }
}
