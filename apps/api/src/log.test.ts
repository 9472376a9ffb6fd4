import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { users } from './auth/tables.ts'
import { DatabaseLost } from './db/errors.ts'
import { described, warnOf } from './log.ts'
import { openTestApi } from './testing/index.ts'

afterEach(() => vi.restoreAllMocks())

const failureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => error,
  )

test('a statement that fails is logged without what it was asked with', async () => {
  const { db, close } = await openTestApi()
  const row = { name: 'Ada', email: 'ada@shop.test', password: 'hash of a secret', phone: '+4479' }
  await db.insert(users).values(row)
  const twice = await failureOf(db.insert(users).values(row))
  const unfit = await failureOf(db.execute(`select 'my secret'::int`))
  await close()
  expect(described(twice)).toContain('Failed query: insert into "users"')
  expect(described(twice)).toContain('23505')
  expect(described(twice)).toContain('log.test.ts')
  for (const value of ['ada@shop.test', 'hash of a secret', '+4479'])
    expect(described(twice)).not.toContain(value)
  expect(described(unfit)).toContain('22P02')
})

test('what looks like a frame and was entered is not logged', () => {
  const entered = 'x\n    at ada@shop.test (file:1:1)'
  const text = described(new DrizzleQueryError('select 1', [entered], new Error('torn')))
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('ada@shop.test')
})

test('while the database is away its watch alone speaks', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnOf('Not tidied', new DrizzleQueryError('select 1', [], new DatabaseLost('gone')))
  expect(warn).not.toHaveBeenCalled()
  warnOf('Not tidied', new Error('torn'))
  expect(warn).toHaveBeenCalledOnce()
})
