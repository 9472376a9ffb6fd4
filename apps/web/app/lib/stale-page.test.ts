import { afterEach, expect, test, vi } from 'vitest'
import { isStalePage, stalePage } from './stale-page.ts'

const arriveWith = (...names: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: names.map((name) => ({ name })) } as never])

afterEach(() => vi.restoreAllMocks())

test('a page is stale when its own answer says so', () => {
  arriveWith('db', stalePage)
  expect(isStalePage()).toBe(true)
})

test('one that was just rendered, or of a browser that tells nothing, is not', () => {
  arriveWith('db')
  expect(isStalePage()).toBe(false)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as never])
  expect(isStalePage()).toBe(false)
})
