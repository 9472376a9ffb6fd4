import type { Category } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { LayoutGridIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { memo } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { categoryHref, subCategoryHref } from '#app/lib/hrefs.ts'
import { Link } from '#app/lib/link.tsx'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'

const grid = 'grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4'

/** Every category with its sub-categories (specification.md section 2, /categories). */
export const CategoriesScreen = memo(function CategoriesScreen({
  failure = null,
}: {
  failure?: Prefetched['failure']
}) {
  const t = useT()
  const { settings } = useShop()
  const { data, error, isValidating, mutate } = useResource(categoriesResource, [])
  const problem = error ?? failure
  return (
    <div className={`${frame} py-6 sm:py-8`}>
      <PageHead
        title={t('Categories')}
        description={t('Everything at {{name}} by category, with all sub-categories on one page.', {
          name: settings.app_name,
        })}
        canonical="/categories"
      />
      <PageTitle>{t('Categories')}</PageTitle>
      <div className="mt-6 sm:mt-8">
        {data === undefined && problem ? (
          <ErrorState
            message={t(problem.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : data === undefined ? (
          <CategoriesSkeleton />
        ) : data.length === 0 ? (
          <EmptyState
            icon={<LayoutGridIcon />}
            titleAs="h2"
            title={t('No categories yet')}
            hint={t('All products can be searched and narrowed in one list.')}
            action={
              <Button asChild>
                <Link to="/products">{t('Browse all products')}</Link>
              </Button>
            }
          />
        ) : (
          <ul className={grid}>
            {data.map((category, index) => (
              <li key={category.id}>
                <CategoryCard category={category} leading={index === 0} eager={index < 6} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
})

interface CategoryCardProps {
  category: Category
  leading: boolean
  eager: boolean
}

function CategoryCard({ category, leading, eager }: CategoryCardProps) {
  const pictureOf = usePicture()
  return (
    <article className="group/category flex items-start gap-5">
      <Link
        to={categoryHref(category)}
        prefetch="intent"
        tabIndex={-1}
        aria-hidden="true"
        className="w-28 shrink-0 sm:w-32"
      >
        <Picture
          {...pictureOf(category.thumbnail, 320)}
          alt=""
          width={320}
          height={320}
          sizes="8rem"
          priority={leading}
          eager={eager}
          className="rounded-tile"
          imageClassName="transition-[scale] duration-250 motion-safe:group-hover/category:scale-103"
        />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 className="wrap-anywhere font-semibold text-base">
          <Link
            to={categoryHref(category)}
            prefetch="intent"
            className="rounded-mark underline-offset-4 hover:underline"
          >
            {category.name}
          </Link>
        </h2>
        <ul className="mt-1.5">
          {category.sub_categories.map((sub) => (
            <li key={sub.id}>
              <Link
                to={subCategoryHref(category, sub)}
                className="inline-flex min-h-7 items-center wrap-anywhere rounded-mark text-ink-muted text-sm underline-offset-4 pointer-coarse:min-h-11 hover:text-ink hover:underline"
              >
                {sub.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

function CategoriesSkeleton() {
  const names = Array.from({ length: 12 }, (_, index) => `category-${index + 1}`)
  return (
    <SkeletonRegion className={grid}>
      {names.map((name) => (
        <span key={name} className="flex items-start gap-5">
          <Skeleton className="size-28 shrink-0 rounded-tile sm:size-32" />
          <span className="grid flex-1 gap-3 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </span>
        </span>
      ))}
    </SkeletonRegion>
  )
}
