import type { Category, SubCategory } from '@shop/contract'
import { Breadcrumb } from '@shop/ui/breadcrumb'
import { useT } from '@shop/ui/i18n'
import type { Prefetched } from '#app/data/resource.ts'
import { Link } from '#app/link.tsx'
import { useShop } from '#app/shop-context.tsx'
import { categoryHref, subCategoryHref } from './addresses.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { categoryCrumbs } from './category-crumbs.ts'
import { facetLink } from './facet.tsx'
import { ListingScreen } from './listing-screen.tsx'
import { frame } from './page-frame.tsx'

export interface CategoryScreenProps {
  category: Category
  sub: SubCategory | null
  failure?: Prefetched['failure']
}

const chip =
  'inline-flex h-10 items-center whitespace-nowrap rounded-full border border-edge/50 px-4 font-medium text-sm transition-colors pointer-coarse:h-11 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink'

/** A category's products, with its sub-categories in reach (spec.md section 2, /categories/{slug}). */
export function CategoryScreen({ category, sub, failure }: CategoryScreenProps) {
  const t = useT()
  const { settings, origin = 'http://localhost' } = useShop()
  const crumbs = categoryCrumbs(t, category, sub)
  const name = sub?.name ?? category.name
  const path = sub ? subCategoryHref(category, sub) : categoryHref(category)
  return (
    <>
      <div className={`${frame} -mb-2 pt-4`}>
        <Breadcrumb items={crumbs} />
      </div>
      <ListingScreen
        key={category.id}
        title={`${name} | ${t('Category Products')}`}
        heading={name}
        description={t('{{category}} at {{name}}: compare products, prices and ratings.', {
          category: name,
          name: settings.app_name,
        })}
        path={path}
        fixed={{ category_id: category.id, sub_category_id: sub?.id ?? null }}
        failure={failure}
        jsonLd={[breadcrumbJsonLd(crumbs, origin)]}
        intro={
          category.sub_categories.length > 0 ? (
            <nav aria-label={t('Sub-categories')} className="mt-4">
              <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0">
                <li>
                  <Link
                    {...facetLink}
                    rel={undefined}
                    to={categoryHref(category)}
                    aria-current={sub ? undefined : 'page'}
                    className={chip}
                  >
                    {t('All')}
                  </Link>
                </li>
                {category.sub_categories.map((one) => (
                  <li key={one.id}>
                    <Link
                      {...facetLink}
                      rel={undefined}
                      to={subCategoryHref(category, one)}
                      aria-current={sub?.id === one.id ? 'page' : undefined}
                      className={chip}
                    >
                      {one.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null
        }
      />
    </>
  )
}
