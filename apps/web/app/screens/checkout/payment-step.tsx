import { useT } from '@shop/ui/i18n'
import { InfoIcon } from '@shop/ui/icons'
import { MethodChoice } from '#app/parts/payment/method-choice.tsx'
import { methodsOf } from '#app/parts/payment/methods.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { Section } from './section.tsx'

export interface PaymentStepProps {
  /** The chosen method's name. */
  value: string
  onValueChange: (name: string) => void
  error?: string
}

/** How it is paid. Only what the shop's settings offer is ever sent (decision 004). */
export function PaymentStep({ value, onValueChange, error }: PaymentStepProps) {
  const t = useT()
  const { settings } = useShop()
  const methods = methodsOf(settings)
  return (
    <Section title={t('Payment method')} error={error}>
      {methods.length > 0 ? (
        <MethodChoice methods={methods} value={value} onValueChange={onValueChange} />
      ) : (
        <p className="flex gap-3 rounded-tile bg-warning-soft p-4 text-sm">
          <InfoIcon aria-hidden="true" className="size-5 shrink-0 text-warning" />
          {t(
            'The shop offers no payment method at the moment. Your cart is kept; please try later.',
          )}
        </p>
      )}
    </Section>
  )
}
