import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayOf } from '#app/lib/back-off.ts'
import { createRecovery } from './recovery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that shows some reads, of which some find nobody. */
function open(shown: readonly string[]) {
  const broken = new Set(shown)
  const requests: string[] = []
  const at: number[] = []
  const page = { isAway: false }
  const reread = async (key: string) => {
    if (!shown.includes(key)) return
    requests.push(key)
    at.push(Math.round(performance.now()))
    await Promise.resolve()
    if (broken.has(key)) recovery.noteFailure(key)
    else recovery.noteAnswer(key)
  }
  const recovery = createRecovery({ reread, isAway: () => page.isAway, chance: () => 1 })
  return { recovery, broken, requests, at, page }
}

test('the wait is a second, doubled to a minute, and never longer', () => {
  const waits = [0, 1, 2, 5, 6, 40].map((failures) => delayOf(failures, 1))
  expect(waits).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
  expect(delayOf(3, 0)).toBe(6000)
})

test('one failed read is asked for ever more slowly, for as long as it fails', async () => {
  const { recovery, at } = open(['reviews'])
  const start = performance.now()
  recovery.noteFailure('reviews')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(at.map((time) => time - start)).toEqual([1000, 3000, 7000])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(at.length).toBeLessThan(3 + 3 + 11)
})

test('one read asks for all of them; when it is answered only the failed ones are read', async () => {
  const { recovery, broken, requests } = open(['home', 'reviews', 'carts'])
  for (const key of ['home', 'reviews', 'carts']) recovery.noteFailure(key)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toEqual(['home'])
  expect(recovery.read()).toEqual({ isFailing: true, isAsking: false })
  broken.clear()
  await vi.advanceTimersByTimeAsync(2000)
  expect(requests).toEqual(['home', 'reviews', 'carts', 'home'])
  expect(recovery.read()).toEqual({ isFailing: false, isAsking: false })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests).toHaveLength(4)
})

test('a read that fails for good does not keep the others from being read', async () => {
  const { recovery, broken, requests } = open(['home', 'reviews'])
  recovery.noteFailure('home')
  recovery.noteFailure('reviews')
  broken.delete('reviews')
  await vi.advanceTimersByTimeAsync(3000)
  expect(requests).toEqual(['home', 'reviews', 'home'])
})

test('pressing a Retry that fails again does not make the page ask faster by itself', async () => {
  const { recovery, requests } = open(['reviews'])
  recovery.noteFailure('reviews')
  await vi.advanceTimersByTimeAsync(3000)
  expect(requests).toHaveLength(2)
  recovery.noteFailure('reviews')
  await vi.advanceTimersByTimeAsync(3900)
  expect(requests).toHaveLength(2)
})

test('what is not shown any more is forgotten', async () => {
  const { recovery, requests } = open(['reviews'])
  recovery.noteFailure('gone')
  recovery.noteFailure('reviews')
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toEqual(['reviews'])
})

test('nothing is asked while nobody looks, and a moment after somebody does', async () => {
  const { recovery, requests, page } = open(['reviews'])
  page.isAway = true
  recovery.noteFailure('reviews')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests).toEqual([])
  page.isAway = false
  recovery.wake()
  recovery.wake()
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toEqual(['reviews'])
})

test('by hand it is asked at once, and not twice at the same time', async () => {
  const { recovery, requests, broken } = open(['reviews'])
  const heard = vi.fn()
  recovery.subscribe(heard)
  recovery.noteFailure('reviews')
  broken.clear()
  recovery.retry()
  recovery.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toEqual(['reviews'])
  expect(recovery.read().isFailing).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toHaveLength(1)
  expect(heard).toHaveBeenCalled()
})

test('what was tried before counts for the wait', async () => {
  const requests: string[] = []
  const recovery = createRecovery({
    reread: async (key) => void requests.push(key),
    isAway: () => false,
    chance: () => 1,
  })
  recovery.noteFailure('page', 2)
  await vi.advanceTimersByTimeAsync(3900)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(requests).toEqual(['page'])
})

test('a read that was answered otherwise, as by its own Retry, is not asked for again', async () => {
  const { recovery, requests } = open(['reviews'])
  recovery.noteFailure('reviews')
  recovery.noteAnswer('reviews')
  expect(recovery.read().isFailing).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toEqual([])
})
