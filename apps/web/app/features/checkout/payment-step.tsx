import { useT } from '@shop/ui/i18n'
import { BanknoteIcon, InfoIcon } from '@shop/ui/icons'
import { Radio, RadioGroup } from '@shop/ui/radio-group'
import { useShop } from '#app/shop-context.tsx'
import { Section } from './section.tsx'

/** How it is paid. Only what the shop's settings offer is ever sent (decisions.md 4). */
export function PaymentStep({ error }: { error?: string }) {
  const t = useT()
  const { settings } = useShop()
  if (!settings.cash_on_delivery) {
    return (
      <Section title={t('Payment method')} error={error}>
        <p className="flex gap-3 rounded-tile bg-warning-soft p-4 text-sm">
          <InfoIcon aria-hidden="true" className="size-5 shrink-0 text-warning" />
          {t(
            'The shop offers no payment method at the moment. Your cart is kept; please try later.',
          )}
        </p>
      </Section>
    )
  }
  return (
    <Section title={t('Payment method')} error={error}>
      <RadioGroup label={t('Payment method')} hideLabel variant="card" value="cash">
        <Radio
          value="cash"
          hint={t('Pay when the parcel is handed over to you.')}
          trailing={<BanknoteIcon aria-hidden="true" className="size-6 text-ink-muted" />}
        >
          {t('Cash on delivery')}
        </Radio>
      </RadioGroup>
    </Section>
  )
}
