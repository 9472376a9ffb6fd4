import type { Address } from '@shop/contract'
import { addressLines } from '@shop/contract/address-lines'
import { Badge } from '@shop/ui/badge'
import { useT } from '@shop/ui/i18n'
import { addressTypeText } from './address-words.ts'

export interface AddressTextProps {
  address: Address
  /** Say which one is the default; where it is the only one in view that goes without saying. */
  showDefault?: boolean
}

/** An address to read: who, kind, where, phone. Each line keeps its own direction, all stand at the start. */
export function AddressText({ address, showDefault = false }: AddressTextProps) {
  const t = useT()
  const { name, phone, address_type, is_default } = address
  return (
    <span className="block text-sm">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="min-w-0 break-words font-semibold text-ink">{name}</bdi>
        {address_type ? <Badge size="sm">{addressTypeText(t, address_type)}</Badge> : null}
        {showDefault && is_default ? (
          <Badge size="sm" tone="primary">
            {t('Default')}
          </Badge>
        ) : null}
      </span>
      {addressLines(address).map((line) => (
        <span key={line} className="mt-0.5 block break-words text-ink-soft">
          <bdi>{line}</bdi>
        </span>
      ))}
      {phone ? (
        <bdi dir="ltr" className="mt-0.5 inline-block text-ink-muted tabular-nums">
          {phone}
        </bdi>
      ) : null}
    </span>
  )
}
