import { expect, test } from 'vitest'
import { createReadRace } from './read-race.ts'

test('a read that nothing has crossed counts', () => {
  const { read } = createReadRace()
  expect(read()()).toBe(true)
})

test('a read does not count that began, or was answered, while something changed', () => {
  const { read, change } = createReadRace()
  const before = read()
  const end = change()
  const between = read()
  expect(before()).toBe(false)
  end()
  expect(between()).toBe(false)
  expect(read()()).toBe(true)
})

test('nor one that a newer read has overtaken', () => {
  const { read } = createReadRace()
  const [older, newer] = [read(), read()]
  expect(newer()).toBe(true)
  expect(older()).toBe(false)
})
