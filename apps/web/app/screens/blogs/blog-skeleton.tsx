import { Skeleton, SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'

/** A post on its way, with the geometry of the real one. */
export function BlogSkeleton() {
  return (
    <SkeletonRegion className="block">
      <Skeleton className="h-5 w-56" />
      <span className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <span className="block min-w-0">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-3 h-10 w-11/12" />
          <Skeleton className="mt-2 h-10 w-2/3" />
          <span className="mt-5 flex items-center gap-4">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </span>
          <Skeleton className="mt-6 aspect-[1280/711] w-full rounded-tile" />
          <SkeletonText lines={7} className="mt-8 max-w-[68ch]" />
        </span>
        <span className="hidden content-start gap-5 lg:grid">
          <Skeleton className="h-6 w-40" />
          {['w-3/4', 'w-2/3', 'w-4/5', 'w-3/5', 'w-5/6'].map((width) => (
            <span key={width} className="flex items-center gap-4">
              <Skeleton className="aspect-[1280/711] w-28 rounded-control" />
              <span className="block flex-1">
                <Skeleton className={`h-4 ${width}`} />
              </span>
            </span>
          ))}
        </span>
      </span>
    </SkeletonRegion>
  )
}
