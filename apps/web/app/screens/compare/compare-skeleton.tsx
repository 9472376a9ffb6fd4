import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'

/** Two products on their way: the server does not know which, the browser keeps them. */
export function CompareSkeleton() {
  return (
    <SkeletonRegion className="grid max-w-140 grid-cols-[4.5rem_1fr_1fr] gap-4 sm:grid-cols-[8rem_1fr_1fr] sm:gap-8">
      <span />
      <Skeleton className="aspect-square rounded-tile" />
      <Skeleton className="aspect-square rounded-tile" />
      {['price', 'rating', 'brand', 'stock'].flatMap((row) =>
        ['label', 'one', 'other'].map((cell) => (
          <Skeleton key={`${row}-${cell}`} className="my-2 h-4" />
        )),
      )}
    </SkeletonRegion>
  )
}
