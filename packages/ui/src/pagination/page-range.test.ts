import { expect, test } from 'vitest'
import { pageRange } from './page-range.ts'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, 'gap-after', 20]],
  [3, 20, [1, 2, 3, 4, 'gap-after', 20]],
  [4, 20, [1, 'gap-before', 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [18, 20, [1, 'gap-before', 17, 18, 19, 20]],
  [20, 20, [1, 'gap-before', 17, 18, 19, 20]],
  [99, 20, [1, 'gap-before', 17, 18, 19, 20]],
  [-3, 20, [1, 2, 3, 4, 'gap-after', 20]],
])('page %i of %i', (page, pages, expected) => {
  expect(pageRange(page, pages)).toEqual(expected)
})

test('there are never more than five numbers, and the current page is one of them', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageRange(page, pages).filter((item) => typeof item === 'number')
      expect(numbers.length).toBeLessThanOrEqual(5)
      expect(numbers).toContain(page)
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  }
})
