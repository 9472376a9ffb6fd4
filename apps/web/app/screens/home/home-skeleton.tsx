import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { ProductGridSkeleton } from '#app/parts/tile/product-grid.tsx'

const tiles = Array.from({ length: 10 }, (_, index) => `tile-${index + 1}`)

/** The start page on its way. */
export function HomeSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 sm:gap-14">
      <SkeletonRegion className="grid grid-cols-[minmax(0,1fr)] gap-10 sm:gap-14">
        <Skeleton className="aspect-[5/2] w-full rounded-tile sm:aspect-[1280/427] 2xl:aspect-[7/2]" />
        <div>
          <Skeleton className="mb-5 h-8 w-56" />
          <div className="flex gap-3 overflow-hidden sm:grid sm:grid-cols-5 sm:gap-5 xl:grid-cols-10">
            {tiles.map((tile) => (
              <Skeleton key={tile} className="aspect-square w-24 shrink-0 rounded-full sm:w-auto" />
            ))}
          </div>
        </div>
        <Skeleton className="h-8 w-64" />
      </SkeletonRegion>
      <ProductGridSkeleton count={6} />
    </div>
  )
}
