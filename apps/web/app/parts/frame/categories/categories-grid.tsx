import type { Category } from '@shop/contract'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { HoverFlyout } from '@shop/ui/hover-flyout'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import type { ApiError } from '#app/data/api-error.ts'
import { categoryHref, subCategoryHref } from '#app/lib/hrefs.ts'
import { Link } from '#app/lib/link.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'

/** 2, 4, 5, 7 or 10 by the screen's width (specification.md section 2, Navbar). */
const columns =
  'grid grid-cols-2 gap-1 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-7 2xl:grid-cols-10'

export interface CategoriesGridProps {
  label: string
  categories: readonly Category[] | undefined
  failure: ApiError | undefined
  isLoading: boolean
  onRetry: () => void
}

/** All categories; hovering one that has sub-categories, or its arrow down key, brings them out. */
export function CategoriesGrid({
  label,
  categories,
  failure,
  isLoading,
  onRetry,
}: CategoriesGridProps) {
  const t = useT()
  if (!categories) {
    return failure && !isLoading ? (
      <ErrorState message={t(failure.message)} onRetry={onRetry} className="py-8" />
    ) : (
      <CategoriesSkeleton />
    )
  }
  if (categories.length === 0) {
    return <EmptyState title={t('There are no categories yet')} className="py-8" />
  }
  return (
    <ul aria-label={label} className={columns}>
      {categories.map((category) => (
        <li key={category.id} className="min-w-0">
          <CategoryCell category={category} />
        </li>
      ))}
    </ul>
  )
}

function CategoryCell({ category }: { category: Category }) {
  const { name, thumbnail, sub_categories } = category
  const picture = usePicture()
  const link = (
    <Link
      to={categoryHref(category)}
      prefetch="intent"
      className="flex h-full flex-col items-center gap-2.5 rounded-tile p-3 text-center text-sm transition-colors hover:bg-tile aria-expanded:bg-tile"
    >
      <Picture
        {...picture(thumbnail, 128)}
        alt=""
        width={64}
        height={64}
        sizes="4rem"
        className="size-16 rounded-full"
      />
      <span className="line-clamp-2 break-words">{name}</span>
    </Link>
  )
  if (sub_categories.length === 0) return link
  return (
    <HoverFlyout label={name} trigger={link} className="h-full">
      <ul>
        {sub_categories.map((sub) => (
          <li key={sub.id}>
            <Link
              to={subCategoryHref(category, sub)}
              prefetch="intent"
              className="flex min-h-10 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-tile pointer-coarse:min-h-11"
            >
              <Picture
                {...picture(sub.thumbnail, 64)}
                alt=""
                width={32}
                height={32}
                sizes="2rem"
                className="size-8 shrink-0 rounded-mark"
              />
              <span className="break-words">{sub.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HoverFlyout>
  )
}

const cells = Array.from({ length: 10 }, (_, index) => `cell-${index + 1}`)

function CategoriesSkeleton() {
  return (
    <SkeletonRegion className={columns}>
      {cells.map((cell) => (
        <span key={cell} className="flex flex-col items-center gap-2.5 p-3">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="h-4 w-20" />
        </span>
      ))}
    </SkeletonRegion>
  )
}
