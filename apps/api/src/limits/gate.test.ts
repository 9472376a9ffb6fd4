import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGate, type Gate, HungUp, TooBusy } from './gate.ts'

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
  const works = ['a', 'b', 'c'].map((name) => ({ name, ...work(name, begun) }))
  const all = works.map(({ name, run }) => gate(name, run))
  const again = gate('b', async () => undefined)
  await expect(again).rejects.toThrow(TooBusy)
  await expect(gate('d', async () => undefined)).rejects.toThrow(TooBusy)
  for (const { end } of works) end()
  await Promise.all(all)
  const pair = [1, 2].map(() => gate('d', async () => 'done'))
  await expect(gate('d', async () => 'done')).rejects.toThrow(TooBusy)
  await expect(Promise.all(pair)).resolves.toEqual(['done', 'done'])
})

test('in a crowd that asks again and again there is room for who comes by', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2, each: 2 })
  const heavy = () => new Promise<void>((done) => void setTimeout(done, 150))
  for (const name of ['a', 'b', 'c']) await gate(name, heavy)
  // It has been there, too, for something light.
  await gate('d', async () => undefined)
  const begun: string[] = []
  const works = ['a', 'b', 'c'].map((name) => ({ name, ...work(name, begun) }))
  const [a, b, c] = works.map(({ name, run }) => gate(name, run).catch((error) => error))
  const passing = gate('d', async () => 'served')
  for (const { end } of works) end()
  await expect(passing).resolves.toBe('served')
  const ends = await Promise.all([a, b, c])
  expect(ends.filter((end) => end instanceof TooBusy)).toHaveLength(1)
})

test('whoever comes by does not wait for a round of all who had much done of late', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, each: 2 })
  const heavy = () => new Promise<void>((done) => void setTimeout(done, 600))
  for (const name of ['a', 'b', 'c']) await gate(name, heavy)
  const begun: string[] = []
  const works = ['x', 'a', 'b', 'c', 'd'].map((name) => ({ name, ...work(name, begun) }))
  const all = works.map(({ name, run }) => gate(name, run))
  for (const { end } of works) end()
  await Promise.all(all)
  expect(begun).toEqual(['x', 'd', 'a', 'b', 'c'])
})

test('what has waited too long is refused, and what is under way goes on', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, each: 3, patience: 30 })
  const begun: string[] = []
  const first = work('a', begun)
  const done = gate('a', first.run)
  await expect(gate('b', async () => 'late')).rejects.toThrow(TooBusy)
  first.end()
  await done
  await expect(gate('b', async () => 'done')).resolves.toBe('done')
})

test('what is under way counts, too: who has nothing takes the room of who has one of both', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2, each: 2 })
  const begun: string[] = []
  const works = ['a1', 'a2', 'b1'].map((name) => ({ name, ...work(name, begun) }))
  const [a1, a2, b1] = works.map(({ name, run }) => gate(name.slice(0, 1), run))
  const c1 = gate('c', async () => begun.push('c1'))
  await expect(a2).rejects.toThrow(TooBusy)
  for (const { end } of works) end()
  await Promise.all([a1, b1, c1])
  expect(begun).toEqual(['a1', 'b1', 'c1'])
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

/** The networks of one customer's /56, and so of one /48. */
const networks = Array.from({ length: 250 }, (_, n) => `2001:db8:1:${n.toString(16)}::/64`)

/** A work for each network, that ends together with all the others. */
const burst = (gate: Gate, begun: string[], signal?: AbortSignal) => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const works = networks.map((network) => {
    const run = () => {
      begun.push(network)
      return isOver
    }
    return gate(network, run, signal).catch((error: unknown) => error)
  })
  return { end, works: Promise.all(works) }
}

test('a burst from all networks of a site costs that site', async () => {
  const gate = createGate({ atOnce: 8, waiting: 100, abreast: 4 })
  const begun: string[] = []
  const { end, works } = burst(gate, begun)
  const others = Array.from({ length: 50 }, (_, n) => gate(`192.0.2.${n}`, async () => 'done'))
  expect(new Set(await Promise.all(others))).toEqual(new Set(['done']))
  expect(begun).toEqual(networks.slice(0, 4))
  end()
  const refused = (await works).filter((error) => error instanceof TooBusy)
  // Those who came in between took the room of the networks that came last.
  expect(refused.length).toBeGreaterThanOrEqual(250 - 4 - 100)
})

test('of a burst that has hung up nothing is done but what had begun', async () => {
  const gate = createGate({ atOnce: 1, waiting: 300, each: 10 })
  const begun: string[] = []
  const hangUp = new AbortController()
  const { end, works } = burst(gate, begun, hangUp.signal)
  await expect.poll(() => begun).toEqual(networks.slice(0, 1))
  hangUp.abort()
  const next = gate('192.0.2.1', async () => begun.length)
  end()
  expect(await next).toBe(1)
  expect((await works).filter((error) => error instanceof HungUp)).toHaveLength(249)
})

test('sites take turns, and within a site its networks', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, each: 5 })
  const begun: string[] = []
  const [a, b, other] = ['2001:db8:1:a::/64', '2001:db8:1:b::/64', '192.0.2.1']
  const all = [a, a, a, b, other, other].map((address) =>
    gate(address, async () => void begun.push(address)),
  )
  await Promise.all(all)
  expect(begun).toEqual([a, a, other, b, other, a])
})

test('in a full queue a network gives way to another of its site, too', async () => {
  const gate = createGate({ atOnce: 1, waiting: 3, each: 5 })
  const begun: string[] = []
  const [first, second] = ['2001:db8:1:a::/64', '2001:db8:1:b::/64']
  const [, , , last] = ['a1', 'a2', 'a3', 'a4'].map((name) =>
    gate(first, async () => void begun.push(name)),
  )
  const other = gate(second, async () => void begun.push('b1'))
  await expect(last).rejects.toThrow(TooBusy)
  await other
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('who has hung up is noticed before anything is done for them', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, each: 1 })
  const hangUp = new AbortController()
  const work = gate('a', async () => 'done', hangUp.signal)
  // The end of a connection is told over some rounds of the event loop.
  for (let round = 0; round < 5; round++) await setImmediate()
  hangUp.abort()
  await expect(work).rejects.toThrow(HungUp)
  await expect(gate('a', async () => 'done')).resolves.toBe('done')
})
