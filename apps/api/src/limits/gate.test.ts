import { expect, test } from 'vitest'
import { createGate, TooBusy } from './gate.ts'

/** A work that ends when it is told to. */
const work = (name: string, begun: string[]) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = () => {
    begun.push(name)
    return promise
  }
  return { run, end: resolve }
}

test('takes one work of each asker in turn, so many at once', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, each: 3 })
  const begun: string[] = []
  const works = ['a1', 'a2', 'a3', 'b1'].map((name) => ({ name, ...work(name, begun) }))
  const all = works.map(({ name, run }) => gate(name.slice(0, 1), run))
  for (const next of ['a1', 'a2', 'b1', 'a3']) {
    await expect.poll(() => begun.at(-1)).toBe(next)
    works.find(({ name }) => name === next)?.end()
  }
  await Promise.all(all)
})

test('refuses what one asker has too much of, and what nobody has room for', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2, each: 2 })
  const begun: string[] = []
  const works = ['a', 'a', 'b', 'c'].map((name) => ({ name, ...work(name, begun) }))
  const [first, second, third] = works.slice(0, 3).map(({ name, run }) => gate(name, run))
  await expect(gate('a', async () => undefined)).rejects.toThrow(TooBusy)
  await expect(gate('c', async () => undefined)).rejects.toThrow(TooBusy)
  for (const { end } of works) end()
  await Promise.all([first, second, third])
  await expect(gate('c', async () => 'done')).resolves.toBe('done')
})

test('who has nothing in a full queue takes the room of who has most', async () => {
  const gate = createGate({ atOnce: 1, waiting: 3, each: 3 })
  const begun: string[] = []
  const works = ['a1', 'b1', 'b2', 'b3'].map((name) => ({ name, ...work(name, begun) }))
  const [a1, b1, b2, b3] = works.map(({ name, run }) => gate(name.slice(0, 1), run))
  const c1 = gate('c', async () => begun.push('c1'))
  await expect(b3).rejects.toThrow(TooBusy)
  const d1 = gate('d', async () => begun.push('d1'))
  await expect(b2).rejects.toThrow(TooBusy)
  await expect(gate('e', async () => undefined)).rejects.toThrow(TooBusy)
  for (const { end } of works) end()
  await Promise.all([a1, b1, c1, d1])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1'])
})

test('one asker has no more under way than its share, however much there is room for', async () => {
  const gate = createGate({ atOnce: 3, waiting: 10, each: 5, abreast: 1 })
  const begun: string[] = []
  const works = ['a1', 'a2', 'b1'].map((name) => ({ name, ...work(name, begun) }))
  const all = works.map(({ name, run }) => gate(name.slice(0, 1), run))
  await expect.poll(() => begun).toEqual(['a1', 'b1'])
  works[0]?.end()
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
  for (const { end } of works) end()
  await Promise.all(all)
})

test('who hangs up while waiting leaves the queue, and counts no more', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, each: 1 })
  const begun: string[] = []
  const [first, aborted] = [work('a', begun), work('b', begun)]
  const done = gate('a', first.run)
  const hangUp = new AbortController()
  const waiting = gate('b', aborted.run, hangUp.signal)
  hangUp.abort(new Error('hung up'))
  await expect(waiting).rejects.toThrow('hung up')
  const next = gate('b', async () => 'done')
  first.end()
  await done
  await expect(next).resolves.toBe('done')
  expect(begun).toEqual(['a'])
})

test('goes on after a work that failed', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, each: 1 })
  await expect(gate('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  await expect(gate('a', async () => 'done')).resolves.toBe('done')
})
