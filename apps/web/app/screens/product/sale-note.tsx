import type { FlashSaleInfo } from '@shop/contract'
import { Countdown } from '@shop/ui/countdown'
import { useT } from '@shop/ui/i18n'
import { ZapIcon } from '@shop/ui/icons'
import { serverOffset } from '#app/data/server-clock.ts'

export interface SaleNoteProps {
  sale: FlashSaleInfo
  /** It has run out: the price is another one now. */
  onEnd: () => void
}

/** The flash sale that a price belongs to, with the time that is left by the server's clock. */
export default function SaleNote({ sale, onEnd }: SaleNoteProps) {
  const t = useT()
  return (
    <p className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-discount-soft px-4 py-2 text-sm">
      <ZapIcon aria-hidden="true" className="size-4.5 fill-current text-discount" />
      <span className="wrap-anywhere min-w-0 font-semibold">{sale.name}</span>
      <Countdown
        endsAt={sale.end_date}
        offset={serverOffset()}
        label={t('Ends in')}
        onEnd={onEnd}
        className="sm:ms-auto"
      />
    </p>
  )
}
