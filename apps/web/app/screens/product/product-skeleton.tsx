import { Skeleton, SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'

/** A product on its way when nothing at all is known of it. */
export function ProductSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8 md:grid-cols-2 lg:gap-x-12">
      <Skeleton className="aspect-square w-full rounded-tile" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-32" />
        <SkeletonText lines={3} className="mt-2" />
        <Skeleton className="mt-2 h-11 w-3/5" />
        <Skeleton className="h-13 w-full rounded-control" />
        <Skeleton className="h-22 w-full rounded-tile" />
      </div>
    </SkeletonRegion>
  )
}
