import { useT } from '@shop/ui/i18n'
import { BanknoteIcon, CreditCardIcon, InfoIcon } from '@shop/ui/icons'
import { Radio, RadioGroup } from '@shop/ui/radio-group'
import { useState } from 'react'
import type { Method } from './methods.ts'

export interface MethodChoiceProps {
  methods: readonly Method[]
  value: string
  onValueChange: (name: string) => void
}

/** One of the ways to pay that the shop offers, or that there is none. */
export function MethodChoice({ methods, value, onValueChange }: MethodChoiceProps) {
  const t = useT()
  if (methods.length === 0)
    return (
      <p className="flex gap-3 rounded-tile bg-warning-soft p-4 text-sm">
        <InfoIcon aria-hidden="true" className="size-5 shrink-0 text-warning" />
        {t('No payment method is available at the moment. Your cart is kept; please try later.')}
      </p>
    )
  return (
    <RadioGroup
      label={t('Payment method')}
      hideLabel
      variant="card"
      value={value}
      onValueChange={onValueChange}
    >
      {methods.map(({ name, title, logo }) => (
        <Radio
          key={name}
          value={name}
          hint={
            title === null
              ? t('Pay when the parcel is handed over to you.')
              : t('You pay on its own secure page.')
          }
          trailing={
            title === null ? (
              <BanknoteIcon aria-hidden="true" className="size-6 text-ink-muted" />
            ) : (
              <GatewayLogo logo={logo} />
            )
          }
        >
          {/* The reference server's gateway is named by a phrase. */}
          {title === null ? t('Cash on delivery') : <bdi>{t(title)}</bdi>}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** A card stands for a gateway without a logo, and for one whose logo cannot be loaded. */
function GatewayLogo({ logo }: Pick<Method, 'logo'>) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!logo || failed === logo)
    return <CreditCardIcon aria-hidden="true" className="size-6 text-ink-muted" />
  return (
    <img
      src={logo}
      alt=""
      width={40}
      height={24}
      onError={() => setFailed(logo)}
      className="h-6 w-10 object-contain"
    />
  )
}
