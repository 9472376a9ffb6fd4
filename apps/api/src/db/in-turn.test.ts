import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn, type Queryable } from './in-turn.ts'

/** As PGlite: all its work is done on this thread, and nothing of it waits for the event loop. */
const busy = async (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
  return { rows: [], fields: [] }
}
const engine = {
  query: () => busy(4),
  transaction: async (work: (tx: unknown) => Promise<unknown>) => work({}),
} as unknown as Queryable

/** How often the event loop comes round while so many ask twenty times, one after the other. */
const roundsOf = async (asked: Queryable, many: number) => {
  let isOver = false
  let rounds = 0
  const counting = (async () => {
    while (!isOver) {
      await setImmediate()
      rounds += 1
    }
  })()
  const ask = async () => {
    for (let time = 0; time < 20; time++) await asked.query('select 1')
  }
  await Promise.all(Array.from({ length: many }, ask))
  isOver = true
  await counting
  return rounds
}

test('the event loop comes round between the queries of a burst', async () => {
  expect(await roundsOf(engine, 4)).toBeLessThan(3)
  expect(await roundsOf(inTurn(engine), 4)).toBeGreaterThan(30)
})

test('one is asked after the other, and one that fails keeps nobody from it', async () => {
  const order: string[] = []
  const asked = inTurn({
    ...engine,
    query: async (text: string) => {
      order.push(`${text} begins`)
      await setImmediate()
      order.push(`${text} ends`)
      if (text === 'first') throw new Error('refused')
      return { rows: [], fields: [] }
    },
  } as unknown as Queryable)
  const [first, second] = await Promise.allSettled([asked.query('first'), asked.query('second')])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
