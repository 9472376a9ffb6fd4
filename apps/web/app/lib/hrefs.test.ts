import { categories } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { categoryHref, resolveCategory, subCategoryHref } from './hrefs.ts'

test('a category is found by its slug and by its id', () => {
  expect(resolveCategory(categories, 'electronics', null)?.category.name).toBe('Electronics')
  expect(resolveCategory(categories, '4', null)?.category.name).toBe('Electronics')
  expect(resolveCategory(categories, 'nothing', null)).toBeNull()
})

test('a sub-category is looked for inside its category only', () => {
  expect(resolveCategory(categories, 'electronics', 'cameras')?.sub?.name).toBe('Cameras')
  expect(resolveCategory(categories, 'electronics', '14')?.sub?.name).toBe('Cameras')
  expect(resolveCategory(categories, 'electronics', '1')?.sub).toBeNull()
})

test('links use the slug where there is one, else the id', () => {
  expect(categoryHref({ id: 4, slug: 'electronics' })).toBe('/categories/electronics')
  expect(categoryHref({ id: 4, slug: null })).toBe('/categories/4')
  expect(subCategoryHref({ id: 4, slug: null }, { id: 14 })).toBe('/categories/4?subcategory=14')
})
