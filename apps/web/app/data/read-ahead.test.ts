import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAhead, readAhead, takeAhead } from './read-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetAhead()
  vi.useRealTimers()
})

test('a read is started once, and taken once', async () => {
  const load = vi.fn(async () => 'list')
  readAhead('key', load)
  readAhead('key', load)
  expect(load).toHaveBeenCalledOnce()
  await expect(takeAhead('key')).resolves.toBe('list')
  expect(takeAhead('key')).toBeUndefined()
})

test('an answer that nobody took is old after a while, one under way is not', async () => {
  readAhead('done', async () => 'old')
  readAhead('slow', () => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(2000)
  expect(takeAhead('done')).toBeUndefined()
  expect(takeAhead('slow')).toBeInstanceOf(Promise)
})

test('a change on the server makes all of them old', () => {
  readAhead('key', async () => 'list')
  forgetAhead()
  expect(takeAhead('key')).toBeUndefined()
})

test('what a screen knows already is forgotten, and what it has yet to ask for is not', async () => {
  readAhead('known', async () => 'list')
  readAhead('new', async () => 'list')
  forgetAhead((key) => key === 'known')
  expect(takeAhead('known')).toBeUndefined()
  await expect(takeAhead('new')).resolves.toBe('list')
})

test('a failure is left to whoever takes it', async () => {
  readAhead('key', () => Promise.reject(new Error('no')))
  await vi.advanceTimersByTimeAsync(1)
  await expect(takeAhead('key')).rejects.toThrow('no')
})
