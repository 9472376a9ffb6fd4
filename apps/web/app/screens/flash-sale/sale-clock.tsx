import type { FlashSaleInfo } from '@shop/contract'
import { Countdown } from '@shop/ui/countdown'
import { useT } from '@shop/ui/i18n'
import { useState } from 'react'
import { serverOffset } from '#app/data/server-clock.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'

const serverNow = () => Date.now() + serverOffset()

/** Whether a sale is still to come; nobody knows before the browser's clock is compared. */
const isIncoming = ({ start_date }: FlashSaleInfo) => Date.parse(start_date) > serverNow()

/**
 * What is left until a sale starts or ends, by the server's clock. The countdown says it once in
 * words; `onChange` is for what is priced otherwise from then on.
 */
export function SaleClock({ sale, onChange }: { sale: FlashSaleInfo; onChange: () => void }) {
  const t = useT()
  const hydrated = useHydrated()
  /** The end that was seen to come: a server may answer the sale for a while after it. */
  const [ended, setEnded] = useState<string | null>(null)
  const incoming = hydrated && isIncoming(sale)
  const { end_date: end } = sale
  const isOver = hydrated && !incoming && (ended === end || Date.parse(end) <= serverNow())
  const box =
    'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-tile bg-primary-soft px-5 py-4 sm:px-6'
  if (isOver) return <p className={box}>{t('The flash sale is over.')}</p>
  return (
    <div className={box}>
      <Countdown
        key={incoming ? 'start' : 'end'}
        endsAt={incoming ? sale.start_date : end}
        offset={serverOffset()}
        label={incoming ? t('Starts in') : t('Ends in')}
        onEnd={() => {
          if (!incoming) setEnded(end)
          onChange()
        }}
      />
      <p className="text-ink-soft text-sm">
        {incoming
          ? t('The prices of the sale apply when it starts.')
          : t('When the time is up, the usual prices are back.')}
      </p>
    </div>
  )
}
