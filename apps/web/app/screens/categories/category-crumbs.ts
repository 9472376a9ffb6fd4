import type { Category, SubCategory } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'
import { categoryHref, subCategoryHref } from '#app/lib/hrefs.ts'
import type { CrumbLink } from '#app/parts/page/breadcrumb-json-ld.ts'

/** The way from the start page down to a category. */
export const categoryCrumbs = (
  t: Translate,
  category: Category,
  sub: SubCategory | null,
): CrumbLink[] => [
  { label: t('Home'), href: '/' },
  { label: t('Categories'), href: '/categories' },
  { label: category.name, href: categoryHref(category) },
  ...(sub ? [{ label: sub.name, href: subCategoryHref(category, sub) }] : []),
]
