/** A PostgreSQL that hangs, ends or was never there; it is one of its own, so that only these tests suffer. */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../log.ts'
import { findPostgres, type PrivatePostgres, startPostgres } from '../testing/postgres.ts'
import { DatabaseLost, DatabaseUnusable } from './errors.ts'
import { type OpenDatabase, openDatabase } from './index.ts'

let server: PrivatePostgres
let url: string
const opened: OpenDatabase[] = []
beforeAll(async () => {
  server = await startPostgres((await findPostgres()) ?? '')
  url = `${server.address}/postgres`
})
afterAll(() => server.stop())

const errors = vi.spyOn(console, 'error')
const warnings = vi.spyOn(console, 'warn')
beforeEach(() => {
  errors.mockReset().mockReturnValue()
  warnings.mockReset().mockReturnValue()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})
afterAll(() => vi.restoreAllMocks())

const open = async () => {
  const database = await openDatabase({ url, serves: true })
  opened.push(database)
  return database
}
const ask = ({ db }: OpenDatabase) => db.execute(sql`select 1 as one`)

/** Why it failed, through all that wraps it, and after how many seconds. */
const failureOf = async (work: () => Promise<unknown>) => {
  const begun = performance.now()
  const error = await work().then(
    () => null,
    (thrown: Error) => thrown,
  )
  const isLost = error instanceof DatabaseLost || error?.cause instanceof DatabaseLost
  return { isLost, seconds: (performance.now() - begun) / 1000 }
}

test('one that hangs is waited for by nobody: said once when it goes, once when it is back', async () => {
  const database = await open()
  await Promise.all(Array.from({ length: 10 }, () => ask(database)))
  const goOn = await server.freeze()
  try {
    const shoppers = Array.from(
      { length: 30 },
      (_, n) => () =>
        n % 2 ? ask(database) : database.db.transaction((tx) => tx.execute(sql`select 1`)),
    )
    const first = await Promise.all(shoppers.map(failureOf))
    expect(first.filter(({ isLost }) => !isLost)).toEqual([])
    expect(Math.max(...first.map(({ seconds }) => seconds))).toBeLessThan(5)
    await expect.poll(() => errors.mock.calls.length).toBe(1)
    const later = await failureOf(() => ask(database))
    expect(later).toEqual({ isLost: true, seconds: expect.closeTo(0, 0) })
  } finally {
    goOn()
  }
  await expect
    .poll(() =>
      ask(database).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  expect(errors.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The PostgreSQL at 127\.0\.0\.1:\d+, database postgres, does not answer/,
      ),
    ],
  ])
  expect(warnings.mock.calls).toEqual([[expect.stringContaining('answers again')]])
})

test('one that ends between two statements of a transaction fails the second, and nothing else', async () => {
  const database = await open()
  const torn = await failureOf(() =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await server.restart()
      await tx.execute(sql`select 2`)
    }),
  )
  expect(torn.isLost).toBe(true)
  await expect
    .poll(() =>
      ask(database).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})

test('a statement that takes too long is given up, and takes what nobody waits for its time', async () => {
  const database = await open()
  const long = sql`select pg_sleep(3)`
  await expect(database.db.execute(long)).rejects.toMatchObject({ cause: { code: '57014' } })
  await database.unhurried((db) => db.execute(long))
  expect(errors).not.toHaveBeenCalled()
})

test('one that answers, but not everybody in time, is told of once', async () => {
  const database = await open()
  const long = () => database.db.execute(sql`select pg_sleep(2.2)`)
  const busy = Array.from({ length: 10 }, () => failureOf(long))
  const delayed = await Promise.all([1, 2, 3].map(() => failureOf(() => ask(database))))
  expect(delayed.every(({ isLost }) => isLost)).toBe(true)
  await Promise.all(busy)
  expect(warnings.mock.calls).toEqual([[expect.stringContaining('kept waiting a request')]])
  expect(errors).not.toHaveBeenCalled()
})

test('one without room for one more connection goes on with those it has', async () => {
  const owner = await openDatabase({ url })
  opened.push(owner)
  await owner.db.execute('create role narrow login superuser connection limit 1')
  await owner.db.execute('alter role narrow nosuperuser')
  const database = await openDatabase({ url: url.replace('shop@', 'narrow@'), serves: true })
  opened.push(database)
  const results = await Promise.allSettled([ask(database), ask(database), ask(database)])
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(codeOf(refused.reason)).toBe('53300')
  await ask(database)
  expect(errors).not.toHaveBeenCalled()
})

test('what is done alone is done by one after the other', async () => {
  const lines: string[] = []
  const [one, two] = [await open(), await open()]
  const waiting = () => one.db.$count(sql`pg_locks`, sql`locktype = 'advisory' and not granted`)
  const work = async () => {
    lines.push('begins')
    if (lines.length === 1) await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    lines.push('ends')
  }
  await Promise.all([one.alone(work), two.alone(work)])
  expect(lines).toEqual(['begins', 'ends', 'begins', 'ends'])
})

test('servers that share one see each other, and not the commands', async () => {
  const other = await openDatabase({ url })
  opened.push(other)
  const [one, two] = [await open(), await open()]
  await Promise.all([ask(one), ask(two), ask(other)])
  // Both are this process, which is one server to the database.
  expect(await one.otherServers()).toBe(0)
  await other.db.execute(sql`set application_name = 'shop server 1@elsewhere'`)
  expect(await one.otherServers()).toBe(1)
})

describe('one that hangs at the start', () => {
  const starting = async (stopping?: AbortSignal) => {
    const database = await openDatabase({ url, serves: true, stopping })
    opened.push(database)
    return database
  }
  const failureIn = async (seconds: number, work: Promise<unknown>) => {
    const begun = performance.now()
    const failure = await work.then(
      () => null,
      (error: unknown) => error,
    )
    expect((performance.now() - begun) / 1000).toBeLessThan(seconds)
    return failure
  }
  const unanswered =
    /^DatabaseUnusable: DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:\d+, database postgres, does not answer\. /

  test('is told of in seconds', async () => {
    const database = await starting()
    const goOn = await server.freeze()
    const failure = await failureIn(10, database.migrate())
    goOn()
    expect(failure).toBeInstanceOf(DatabaseUnusable)
    expect(String(failure)).toMatch(unanswered)
  })

  test('also while it is waited for another start', async () => {
    const [first, database] = [await starting(), await starting()]
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
    const other = failureIn(
      60,
      first.alone(async () => {
        begin()
        await isOver
      }),
    )
    await isBegun
    const waiting = failureIn(25, database.migrate())
    const locks = () => first.db.$count(sql`pg_locks`, sql`locktype = 'advisory' and not granted`)
    await expect.poll(locks).toBe(1)
    const goOn = await server.freeze()
    const failure = await waiting
    goOn()
    end()
    await other
    expect(String(failure)).toMatch(unanswered)
  })

  test('keeps nobody who does not want to wait', async () => {
    const stopping = new AbortController()
    const database = await starting(stopping.signal)
    const goOn = await server.freeze()
    const migrating = failureIn(2, database.migrate())
    setTimeout(() => stopping.abort(), 200)
    const failure = await migrating
    goOn()
    expect(failure).toBe(stopping.signal.reason)
  })
})

describe('one that cannot be used says which, why, and what to do', () => {
  test.each([
    ['nobody listens', () => url.replace(/:\d+\//, ':9/'), /ECONNREFUSED.*Start it/s],
    [
      'there is no such database',
      () => `${server.address}/absent`,
      /"absent" does not exist.*Make/,
    ],
    ['a user that it does not know', () => url.replace('shop@', 'eve:hunter2@'), /eve.*Correct/],
  ])('%s', async (_, address, words) => {
    const database = await openDatabase({ url: address() })
    opened.push(database)
    const failure = await database.migrate().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DatabaseUnusable)
    expect(String(failure)).toMatch(/DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:\d+, database /)
    expect(String(failure)).toMatch(words)
    expect(String(failure)).not.toContain('hunter2')
  })
})
