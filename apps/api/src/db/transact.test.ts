import { expect, test, vi } from 'vitest'
import type { Database } from './index.ts'
import { databaseCode, isDuplicate, isReferenceError, transact } from './transact.ts'

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('from the driver'), { code }) })

const database = (run: () => Promise<unknown>) => {
  const transaction = vi.fn(run)
  return { db: { transaction } as unknown as Database, transaction }
}

test('the code is found below wrappers, and only where it is one of PostgreSQL', () => {
  expect(databaseCode(failure('40P01'))).toBe('40P01')
  expect(databaseCode(failure('ECONNREFUSED'))).toBeUndefined()
  expect(databaseCode('40001')).toBeUndefined()
  expect(isReferenceError(failure('23503'))).toBe(true)
  expect(isDuplicate(failure('23505'))).toBe(true)
})

test.each(['40001', '40P01'])('a %s passes: it is tried again', async (code) => {
  let calls = 0
  const { db } = database(async () => {
    calls += 1
    if (calls < 3) throw failure(code)
    return 'done'
  })
  expect(await transact(db, async () => 'unused')).toBe('done')
  expect(calls).toBe(3)
})

test('it gives up after a few attempts, and at once on anything else', async () => {
  const stuck = database(() => Promise.reject(failure('40001')))
  await expect(transact(stuck.db, async () => 0, 3)).rejects.toThrow('Failed query')
  expect(stuck.transaction).toHaveBeenCalledTimes(3)
  const broken = database(() => Promise.reject(failure('23505')))
  await expect(transact(broken.db, async () => 0)).rejects.toThrow('Failed query')
  expect(broken.transaction).toHaveBeenCalledTimes(1)
})
