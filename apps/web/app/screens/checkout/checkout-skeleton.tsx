import { useT } from '@shop/ui/i18n'
import { Skeleton, SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'

/** Checkout before the cart is known, with its geometry. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <SkeletonRegion
      label={t('Loading')}
      className="grid grid-cols-1 content-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid grid-cols-1 content-start gap-8">
        <div>
          <Skeleton className="mb-6 h-6 w-44" />
          <Skeleton className="h-26 rounded-tile" />
        </div>
        <div className="border-hairline border-t pt-6">
          <Skeleton className="mb-6 h-6 w-32" />
          <div className="grid gap-5 rounded-tile border border-hairline p-5">
            <SkeletonRow />
            <SkeletonRow />
          </div>
        </div>
        <div className="border-hairline border-t pt-6">
          <Skeleton className="mb-6 h-6 w-40" />
          <Skeleton className="h-19 rounded-control" />
        </div>
      </div>
      <Skeleton className="h-96 rounded-float" />
    </SkeletonRegion>
  )
}
