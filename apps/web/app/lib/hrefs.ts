import type { Category, SubCategory } from '@shop/contract'
import { href } from 'react-router-dom'

/** A product's own page, in the colour and size of the list that it was found in (decision 028). */
export const productHref = (id: number, color: number | null = null, size: number | null = null) =>
  href('/products/:id/details', { id: String(id) }) + optionsOf({ color_id: color, size_id: size })

const optionsOf = (options: Readonly<Record<string, number | null>>) => {
  const said = Object.entries(options).flatMap(([name, id]) => (id === null ? [] : `${name}=${id}`))
  return said.length > 0 ? `?${said.join('&')}` : ''
}

/** A flash sale's own page. */
export const flashSaleHref = (id: number) => href('/flash-sale/:id', { id: String(id) })

/** A category's page: its slug where the server gives one, else the id (decision 009). */
export const categoryHref = ({ id, slug }: Pick<Category, 'id' | 'slug'>) =>
  href('/categories/:slug', { slug: slug ?? String(id) })

/** A category's page with a sub-category chosen (specification.md section 2: subcategory={id}). */
export const subCategoryHref = (
  category: Pick<Category, 'id' | 'slug'>,
  sub: Pick<SubCategory, 'id'>,
) => `${categoryHref(category)}?subcategory=${sub.id}`

const names = (thing: { id: number; slug: string | null }, word: string) =>
  thing.slug === word || String(thing.id) === word

/** The category and sub-category that an address names; null when there is no such category. */
export function resolveCategory(
  categories: readonly Category[],
  slug: string,
  subcategory: string | null,
): { category: Category; sub: SubCategory | null } | null {
  const category = categories.find((one) => names(one, slug))
  if (!category) return null
  const sub = subcategory
    ? (category.sub_categories.find((one) => names(one, subcategory)) ?? null)
    : null
  return { category, sub }
}
