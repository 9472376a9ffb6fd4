import { afterEach, expect, test, vi } from 'vitest'
import { createFlights } from './flights.ts'
import { createGate, TooBusy } from './gate.ts'

/** A gate of one place that somebody holds, and flights through it. */
const setUp = (options: { waiting?: number; patience?: number } = {}) => {
  const gate = createGate({ atOnce: 1, waiting: 10, each: 3, ...options })
  const fly = createFlights<string>(gate)
  const held = Promise.withResolvers<void>()
  const holding = gate('holder', () => held.promise)
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return name
  }
  const ask = (address: string, name: string, work = make(name)) => fly(name, work, { address })
  const end = async () => {
    held.resolve()
    await holding
  }
  return { ask, end, made, fly }
}

test('one thing is made once, in the turn of whoever comes first, though another asked for it before', async () => {
  const { ask, end, made } = setUp()
  const many = ['1', '2', 'same'].map((name) => ask('a', name))
  const other = ask('b', 'same')
  await end()
  expect(await other).toBe('same')
  expect(await Promise.all(many)).toEqual(['1', '2', 'same'])
  expect(made).toEqual(['1', 'same', '2'])
})

afterEach(() => {
  vi.useRealTimers()
})

test('who has waited too long does not wait for others who came later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask, end, made } = setUp({ patience: 5000 })
  const first = ask('a', 'same')
  const refused = expect(first).rejects.toThrow(TooBusy)
  await vi.advanceTimersByTimeAsync(3000)
  const second = ask('b', 'same')
  await vi.advanceTimersByTimeAsync(2000)
  await refused
  expect(made).toEqual([])
  await end()
  expect(await second).toBe('same')
})

test('who has no room to wait gets what another waits for, and no more than that', async () => {
  const { ask, end, fly } = setUp({ waiting: 1 })
  const gone = new AbortController()
  const waits = fly('same', async () => 'same', { address: 'a', signal: gone.signal })
  const joins = ask('b', 'same')
  await expect(ask('c', 'other')).rejects.toThrow(TooBusy)
  gone.abort()
  await expect(waits).rejects.toThrow()
  await expect(joins).rejects.toThrow(TooBusy)
  await end()
  expect(await ask('d', 'same')).toBe('same')
})

test('what is being made is waited for without a place in the queue', async () => {
  const { ask, end, made } = setUp({ waiting: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const first = ask('a', 'same', () => {
    begun.resolve()
    return promise
  })
  await end()
  await begun.promise
  const same = ['b', 'c', 'd'].map((address) => ask(address, 'same'))
  const other = ask('e', 'other')
  resolve('same')
  expect(await Promise.all([first, ...same, other])).toEqual([
    'same',
    'same',
    'same',
    'same',
    'other',
  ])
  expect(made).toEqual(['other'])
})

test('a failure is told to all who wait, and who asks then has it made anew', async () => {
  const { ask, end } = setUp()
  const fail = () => Promise.reject<string>(new Error('broken'))
  const all = ['a', 'b'].map((address) => ask(address, 'same', fail))
  const told = Promise.allSettled(all)
  await end()
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('c', 'same')).toBe('same')
})
