import { expect, test } from 'vitest'
import { createBounded } from './bounded.ts'

const setUp = () => {
  const bounded = createBounded<string>(10)
  const held = (...keys: string[]) => keys.filter((key) => bounded.peek(key) !== undefined)
  return { ...bounded, held }
}

test('what was used last stays, as much as fits', () => {
  const { set, use, held } = setUp()
  set('a', 'A', 4)
  set('b', 'B', 4)
  expect(use('a')).toBe('A')
  set('c', 'C', 4)
  expect(held('a', 'b', 'c')).toEqual(['a', 'c'])
})

test('a value takes the place of its key, and gives back what it took', () => {
  const { set, held } = setUp()
  set('a', 'A', 8)
  set('a', 'a', 2)
  set('b', 'B', 8)
  expect(held('a', 'b')).toEqual(['a', 'b'])
})

test('what is removed leaves its room', () => {
  const { set, remove, held } = setUp()
  for (const [key, bytes] of [
    ['a', 2],
    ['b', 8],
  ] as const)
    set(key, key, bytes)
  remove('b')
  set('c', 'C', 8)
  expect(held('a', 'b', 'c')).toEqual(['a', 'c'])
})

test('a value that has grown makes room, and one that has shrunk leaves it', () => {
  const { set, resize, held } = setUp()
  set('a', 'A', 2)
  set('b', 'B', 2)
  resize('b', 9)
  expect(held('a', 'b')).toEqual(['b'])
  resize('b', 1)
  resize('gone', 50)
  set('c', 'C', 9)
  expect(held('b', 'c')).toEqual(['b', 'c'])
})

test('one that is too large alone stays until the next comes', () => {
  const { set, clear, held } = setUp()
  set('a', 'A', 50)
  expect(held('a')).toEqual(['a'])
  set('b', 'B', 10)
  expect(held('a', 'b')).toEqual(['b'])
  clear()
  set('c', 'C', 10)
  expect(held('b', 'c')).toEqual(['c'])
})
