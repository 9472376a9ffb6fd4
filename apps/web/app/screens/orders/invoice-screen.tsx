import { Button } from '@shop/ui/button'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ChevronStartIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { TextLink } from '@shop/ui/text-link'
import { useGuestRedirect } from '#app/state/session/use-guest-redirect.ts'
import { InvoiceView } from './invoice-view.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { useOrder } from './use-order.ts'

/** An order's invoice, for paper: nothing of the shop around it, and what is pressed is not printed. */
export function InvoiceScreen({ id }: { id: string }) {
  const t = useT()
  useGuestRedirect()
  const { data, error, mutate, isValidating, number, isUnknown } = useOrder(id)
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto max-w-4xl px-4 py-6 outline-none sm:px-8 sm:py-10 print:max-w-none print:p-0"
    >
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <TextLink
          variant="quiet"
          href={number === null ? '/order-history' : `/order-history/${number}`}
          className="inline-flex items-center gap-1 text-ink-muted text-sm"
        >
          <ChevronStartIcon aria-hidden="true" className="size-4" />
          {t('Order Details')}
        </TextLink>
        {data ? (
          <div className="flex flex-wrap gap-3">
            {data.invoice_url ? (
              <Button variant="outline" asChild>
                <a href={data.invoice_url} target="_blank" rel="noreferrer">
                  {t("The shop's document")}
                </a>
              </Button>
            ) : null}
            {data.payment_receipt_url ? (
              <Button variant="outline" asChild>
                <a href={data.payment_receipt_url} target="_blank" rel="noreferrer">
                  {t('Payment receipt')}
                </a>
              </Button>
            ) : null}
            <Button onClick={() => window.print()}>{t('Print')}</Button>
          </div>
        ) : null}
      </div>
      {isUnknown ? (
        <OrderNotFound />
      ) : data ? (
        <InvoiceView order={data} />
      ) : error ? (
        <ErrorState
          titleAs="h1"
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <SkeletonRegion className="grid gap-6">
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-24" />
          <SkeletonRow />
          <SkeletonRow />
        </SkeletonRegion>
      )}
    </main>
  )
}
