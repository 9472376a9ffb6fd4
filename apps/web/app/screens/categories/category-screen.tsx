import type { Category, SubCategory } from '@shop/contract'
import { Breadcrumb } from '@shop/ui/breadcrumb'
import { useT } from '@shop/ui/i18n'
import type { Prefetched } from '#app/data/resource.ts'
import { categoryHref, subCategoryHref } from '#app/lib/hrefs.ts'
import { ListingScreen } from '#app/parts/listing/listing-screen.tsx'
import { PillLinks } from '#app/parts/listing/pill-links.tsx'
import { breadcrumbJsonLd } from '#app/parts/page/breadcrumb-json-ld.ts'
import { frame } from '#app/parts/page/page-frame.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { categoryCrumbs } from './category-crumbs.ts'

export interface CategoryScreenProps {
  category: Category
  sub: SubCategory | null
  failure?: Prefetched['failure']
}

/**
 * A category's products, with its sub-categories in reach (specification.md section 2,
 * /categories/{slug}).
 */
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
            <PillLinks
              label={t('Sub-categories')}
              className="mt-4"
              items={[
                { to: categoryHref(category), name: t('All'), current: !sub },
                ...category.sub_categories.map((one) => ({
                  to: subCategoryHref(category, one),
                  name: one.name,
                  current: sub?.id === one.id,
                })),
              ]}
            />
          ) : null
        }
      />
    </>
  )
}
