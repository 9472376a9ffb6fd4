import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ChevronStartIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { TextLink } from '@shop/ui/text-link'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderView } from './order-view.tsx'
import { useOrder } from './use-order.ts'

/** /order-history/{id}. */
export function OrderDetailsScreen({ id }: { id: string }) {
  const t = useT()
  const { data, error, mutate, isValidating, isUnknown } = useOrder(id)
  return (
    <>
      <p className="mb-4 print:hidden">
        <TextLink
          variant="quiet"
          href="/order-history"
          className="inline-flex items-center gap-1 text-ink-muted text-sm"
        >
          <ChevronStartIcon aria-hidden="true" className="size-4" />
          {t('Order History')}
        </TextLink>
      </p>
      {isUnknown ? (
        <OrderNotFound />
      ) : data ? (
        <OrderView order={data} />
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <OrderSkeleton />
      )}
    </>
  )
}

function OrderSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <div className="flex items-center gap-4">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="h-6 w-20" />
      </div>
      <Skeleton className="h-28 rounded-tile" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          <SkeletonRow />
          <SkeletonRow />
        </div>
        <Skeleton className="h-80 rounded-float" />
      </div>
    </SkeletonRegion>
  )
}
