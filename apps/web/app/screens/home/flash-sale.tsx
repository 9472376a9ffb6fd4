import type { FlashSale, FlashSaleInfo } from '@shop/contract'
import { Countdown } from '@shop/ui/countdown'
import { useT } from '@shop/ui/i18n'
import { ClockIcon } from '@shop/ui/icons'
import { serverOffset } from '#app/data/server-clock.ts'
import { flashSaleHref } from '#app/lib/hrefs.ts'
import { Link } from '#app/lib/link.tsx'
import { ProductSection } from '#app/parts/tile/product-section.tsx'

export interface FlashSaleProps {
  sale: FlashSale
  /** It has run out: prices are other ones now. */
  onEnd: () => void
}

/** The sale that is on, with the time that is left by the server's clock. */
export function RunningSale({ sale, onEnd }: FlashSaleProps) {
  const t = useT()
  return (
    <ProductSection
      title={sale.name || t('Flash sale')}
      href={flashSaleHref(sale.id)}
      aside={
        <Countdown
          endsAt={sale.end_date}
          offset={serverOffset()}
          label={t('Ends in')}
          onEnd={onEnd}
        />
      }
      products={sale.products.slice(0, 6)}
    />
  )
}

/** A sale that is about to start. */
export function IncomingSale({ sale, onStart }: { sale: FlashSaleInfo; onStart: () => void }) {
  const t = useT()
  return (
    <aside
      aria-label={t('Coming soon')}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-tile bg-primary-soft px-5 py-4 sm:px-6"
    >
      <ClockIcon aria-hidden="true" className="size-6 shrink-0 text-primary-strong" />
      <p className="min-w-0">
        <span className="block text-ink-muted text-xs">{t('Coming soon')}</span>
        <Link
          to={flashSaleHref(sale.id)}
          prefetch="intent"
          className="break-words font-semibold underline-offset-4 hover:underline"
        >
          {sale.name || t('Flash sale')}
        </Link>
      </p>
      <Countdown
        endsAt={sale.start_date}
        offset={serverOffset()}
        label={t('Starts in')}
        onEnd={onStart}
        className="sm:ms-auto"
      />
    </aside>
  )
}
