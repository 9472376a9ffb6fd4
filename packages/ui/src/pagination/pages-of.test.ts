import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'

test.each([
  [{ total: 21, page: 1, here: 10, size: 10 }, 3],
  [{ total: 0, page: 1, here: 0, size: 10 }, 0],
  [{ total: null, page: 1, here: 10, size: 10 }, 2],
  [{ total: null, page: 3, here: 4, size: 10 }, 3],
])('%j makes %i pages', (page, pages) => {
  expect(pagesOf(page)).toBe(pages)
})
