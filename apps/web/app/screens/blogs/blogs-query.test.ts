import { expect, test } from 'vitest'
import { blogDate } from './blog-date.ts'
import { blogHref, blogsHref, readBlogsQuery } from './blogs-query.ts'

test.each([
  ['', { category: null, page: 1 }],
  ['category=3&page=2', { category: 3, page: 2 }],
  ['category=x&page=-1', { category: null, page: 1 }],
  ['category=1e9&page=99999999999', { category: null, page: 1 }],
])('%s', (text, query) => {
  expect(readBlogsQuery(new URLSearchParams(text))).toEqual(query)
})

test('an address says no more than it must, and reads back', () => {
  expect(blogsHref({ category: null, page: 1 })).toBe('/blogs')
  const query = { category: 4, page: 7 }
  expect(readBlogsQuery(new URL(blogsHref(query), 'http://x').searchParams)).toEqual(query)
})

test('a post without a slug is found by its id, and no slug leaves its path', () => {
  expect(blogHref({ id: 7, slug: '' })).toBe('/blog/7')
  expect(blogHref({ id: 7, slug: '../x?y#z' })).toBe('/blog/..%2Fx%3Fy%23z')
})

test('dates are read out of the server’s text', () => {
  expect(blogDate('14 Jun, 2026', 'en')).toEqual({ text: 'June 14, 2026', iso: '2026-06-14' })
  expect(blogDate('14 Jun, 2026', 'ir').iso).toBe('2026-06-14')
  expect(blogDate('yesterday', 'ar')).toEqual({ text: 'yesterday', iso: undefined })
})
