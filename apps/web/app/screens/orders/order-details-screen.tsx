import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ChevronStartIcon, PackageIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { TextLink } from '@shop/ui/text-link'
import type { ApiError } from '#app/data/api-error.ts'
import { orderResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { OrderView } from './order-view.tsx'

/** No such order, or somebody else's: servers say so in several ways (wire.md 1.3). */
const isMissing = ({ status }: ApiError) => status === 404 || status === 403 || status === 422

/** /order-history/{id}. */
export function OrderDetailsScreen({ id }: { id: string }) {
  const t = useT()
  const { token } = useSession()
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  const { data, error, mutate, isValidating } = useResource(
    orderResource,
    token && number !== null ? [number] : null,
  )
  const isUnknown = number === null || (error !== undefined && isMissing(error))
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
        <EmptyState
          icon={<PackageIcon />}
          titleAs="h1"
          title={t('Order not found')}
          hint={t('It may belong to another account, or the address may be mistyped.')}
          action={
            <Button asChild>
              <Link to="/order-history">{t('Show all orders')}</Link>
            </Button>
          }
        />
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
