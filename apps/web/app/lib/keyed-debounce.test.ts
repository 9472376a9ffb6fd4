import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyedDebounce } from './keyed-debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each key is woken once, when nothing has happened to it for so long', () => {
  const wake = vi.fn()
  const taps = keyedDebounce(wake, 300)
  taps.touch(1)
  taps.touch(2)
  vi.advanceTimersByTime(200)
  taps.touch(1)
  vi.advanceTimersByTime(100)
  expect(wake.mock.calls).toEqual([[2]])
  expect([taps.has(1), taps.has(2), taps.isIdle()]).toEqual([true, false, false])
  vi.advanceTimersByTime(200)
  expect(wake.mock.calls).toEqual([[2], [1]])
  expect(taps.isIdle()).toBe(true)
})

test('those that wait can be woken at once, or never', () => {
  const wake = vi.fn()
  const taps = keyedDebounce(wake, 300)
  taps.touch(1)
  taps.touch(2)
  taps.drop(2)
  taps.flush()
  expect(wake.mock.calls).toEqual([[1]])
  taps.touch(3)
  taps.clear()
  vi.advanceTimersByTime(1000)
  expect(wake.mock.calls).toEqual([[1]])
})
