import { afterAll, beforeAll, expect, test } from 'vitest'
import { categories, subCategories } from '../catalogue/tables.ts'
import { setSettings } from '../orders/testing.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { type Written, writeOrList } from './operator.ts'
import { legalPages } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await setSettings(api.db, { app_locale: 'ar' })
  await api.db.insert(legalPages).values({
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    titles: { ar: 'سياسة الخصوصية', ir: 'سیاست حفظ حریم خصوصی' },
    description: '<p>To be written</p>',
    descriptions: { ir: '<p>نوشته نشده</p>' },
  })
})
afterAll(() => api.close())

const write = (slug: string, html: string, more: Partial<Written> = {}) =>
  writeOrList(api.deps, {
    page: { slug, html, title: null, sizes_of: [], ...more },
  })
const read = async (slug: string, locale: string) => {
  const { body } = await api.get(`/legal-pages/${slug}`, { locale })
  const { title, description } = (body.data as { content: Record<string, string> }).content
  return [title, description]
}

test('a page is written in one language, the main one where none is said, and keeps the others', async () => {
  await write('privacy-policy', '<p>نحفظ القليل</p>')
  await write('privacy-policy', '<p>We keep little</p>', { locale: 'en', title: 'Privacy' })
  expect(await read('privacy-policy', 'ar')).toEqual(['سياسة الخصوصية', '<p>نحفظ القليل</p>'])
  expect(await read('privacy-policy', 'en')).toEqual(['Privacy', '<p>We keep little</p>'])
  expect(await read('privacy-policy', 'ir')).toEqual(['سیاست حفظ حریم خصوصی', '<p>نوشته نشده</p>'])
})

test('a new page needs a title, and is there in every language', async () => {
  await expect(write('imprint', '<p>Fjord</p>')).rejects.toThrow(/needs a title/)
  await write('imprint', '<p>فيورد</p>', { title: 'بيانات' })
  expect(await read('imprint', 'ar')).toEqual(['بيانات', '<p>فيورد</p>'])
  expect(await read('imprint', 'en')).toEqual(['بيانات', '<p>فيورد</p>'])
})

test('pages are listed, with the day when they were written', async () => {
  const { lines } = await writeOrList(api.deps, {})
  expect(lines).toEqual(['imprint  2030-01-15  بيانات', 'privacy-policy  2030-01-15  Privacy'])
})

test('a page becomes the size guide of a category or sub-category, and of no other', async () => {
  const [top] = await api.db
    .insert(categories)
    .values({ name: 'Clothes', slug: 'clothes' })
    .returning()
  await api.db.insert(categories).values({ name: 'Books', slug: 'books' })
  await api.db
    .insert(subCategories)
    .values({ name: 'Shoes', slug: 'shoes', categoryId: top?.id ?? 0 })
  await write('sizes', '<p>Measure</p>', { title: 'Sizes', sizes_of: ['shoes', 'clothes'] })
  const guides = [
    ...(await api.db.select().from(categories).orderBy(categories.slug)),
    ...(await api.db.select().from(subCategories)),
  ]
  expect(guides.map(({ slug, sizeGuide }) => [slug, sizeGuide])).toEqual([
    ['books', null],
    ['clothes', 'sizes'],
    ['shoes', 'sizes'],
  ])
  await expect(write('sizes', '<p>Measure</p>', { sizes_of: ['hats'] })).rejects.toThrow(
    'There is no category hats.',
  )
})
