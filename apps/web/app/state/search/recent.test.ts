import { beforeEach, expect, test } from 'vitest'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  Reflect.set(globalThis, 'localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('the newest search comes first, each once, eight at most', () => {
  for (const term of ['lamp', 'boots', 'Lamp', ...'abcdefgh']) rememberSearch(term)
  expect(recentSearches()).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'])
  rememberSearch('')
  rememberSearch('C')
  expect(recentSearches().slice(0, 2)).toEqual(['C', 'h'])
  forgetSearch('c')
  expect(recentSearches()).not.toContain('C')
  forgetSearches()
  expect(stored.size).toBe(0)
})

test('what is no list of texts counts as none', () => {
  for (const text of ['', '{', '{}', '"x"', '[1,null]']) {
    stored.set('recent_searches', text)
    expect(recentSearches()).toEqual([])
  }
})
