import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSettings } from '../orders/testing.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { writeOrList } from './operator.ts'
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

const write = (slug: string, html: string, more: { locale?: string; title?: string } = {}) =>
  writeOrList(api.deps, { page: { slug, html, title: null, ...more } })
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
