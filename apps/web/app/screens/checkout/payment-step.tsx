import { useT } from '@shop/ui/i18n'
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
  return (
    <Section title={t('Payment method')} error={error}>
      <MethodChoice methods={methodsOf(settings)} value={value} onValueChange={onValueChange} />
    </Section>
  )
}
