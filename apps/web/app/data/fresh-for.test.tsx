// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh, type Mutate, preload, sharedResource, useResource } from './resource.ts'

const minute = 60_000
let names = 0
let root: Root
let config: SWRConfiguration
let mutate: Mutate

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const cache = new Map()
  config = { provider: () => cache }
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A resource of its own for each test: what is known of it stays for the whole visit. */
function create(answers: readonly (string | Error)[]) {
  let reads = 0
  const load = vi.fn(async () => {
    const answer = answers[Math.min(reads++, answers.length - 1)]
    if (typeof answer !== 'string') throw answer
    return answer
  })
  const list = sharedResource(`list ${names++}`, load, { freshFor: minute })
  function Screen() {
    mutate = useSWRConfig().mutate
    return useResource(list, [], { shouldRetryOnError: false }).data ?? '…'
  }
  const draw = (screen: ReactNode) =>
    act(async () => root.render(<SWRConfig value={config}>{screen}</SWRConfig>))
  const visit = async () => {
    preload(list)
    await draw(<Screen />)
    // What is known already is revalidated in the next frame.
    await act(async () => vi.advanceTimersByTimeAsync(20))
  }
  const leave = () => draw(null)
  return { list, load, visit, leave }
}

const shown = () => document.querySelector('main')?.textContent

test('the next screen within its time neither preloads nor revalidates it', async () => {
  const { load, visit, leave } = create(['first', 'second'])
  await visit()
  await leave()
  await act(async () => vi.advanceTimersByTimeAsync(minute / 2))
  await visit()
  expect(load).toHaveBeenCalledOnce()
  expect(shown()).toBe('first')
})

test('after it, the screen reads it once more', async () => {
  const { load, visit, leave } = create(['first', 'second'])
  await visit()
  await leave()
  await act(async () => vi.advanceTimersByTimeAsync(minute + 1))
  await visit()
  expect(load).toHaveBeenCalledTimes(2)
  expect(shown()).toBe('second')
})

test('whoever asks for it anew is answered anew', async () => {
  const { list, load, visit } = create(['first', 'second'])
  await visit()
  await act(() => mutate(list.matches))
  expect(load).toHaveBeenCalledTimes(2)
  expect(shown()).toBe('second')
})

test('what failed is not fresh', async () => {
  const { load, visit, leave } = create([new Error('down'), 'second'])
  await visit()
  await leave()
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  await visit()
  expect(load).toHaveBeenCalledTimes(2)
  expect(shown()).toBe('second')
})

test('within its time its answer is at hand, for what depends on it to begin at once', async () => {
  const { list, visit } = create(['first'])
  expect(fresh(list)).toBeUndefined()
  await visit()
  expect(fresh(list)).toBe('first')
  await act(async () => vi.advanceTimersByTimeAsync(minute + 1))
  expect(fresh(list)).toBeUndefined()
})
