import { Skeleton, SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'

const rows = ['one', 'two', 'three', 'four']

/** Reviews on their way. */
export function ReviewsSkeleton() {
  return (
    <SkeletonRegion className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="mb-2 h-13 w-44" />
        {['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="grid gap-8">
        {rows.map((row) => (
          <div key={row} className="flex gap-4">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-4 w-40" />
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
