import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { readFirst, sendOrFind } from './lost-answer.ts'

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
afterEach(() => void vi.unstubAllGlobals())

const fail = (status: number) => () => Promise.reject(new ApiError(status, `Status ${status}`))
const found = (what: string | null) => vi.fn(async () => what)

test('what was answered, or refused, is looked for no more', async () => {
  setOnline(true)
  const find = found('found')
  await expect(sendOrFind(async () => 'answered', find)).resolves.toBe('answered')
  await expect(sendOrFind(fail(422), find)).rejects.toThrow('Status 422')
  expect(find).not.toHaveBeenCalled()
})

test.each([0, 500, 502])(
  'after a %i what was done all the same counts as answered',
  async (status) => {
    setOnline(true)
    await expect(sendOrFind(fail(status), found('done'))).resolves.toBe('done')
  },
)

test('what was not done may be tried again, and what nobody knows is called that', async () => {
  setOnline(true)
  await expect(sendOrFind(fail(0), found(null))).rejects.toMatchObject({
    message: 'Status 0',
    isUnclear: false,
  })
  await expect(sendOrFind(fail(0), fail(500))).rejects.toMatchObject({
    message: expect.stringContaining('not known'),
    isUnclear: true,
  })
})

test('without a line nothing was sent, and nobody is asked', async () => {
  setOnline(false)
  const find = found('done')
  await expect(sendOrFind(fail(0), find)).rejects.toMatchObject({ isUnclear: false })
  expect(find).not.toHaveBeenCalled()
})

test('what nobody knows of is looked for, as it was then, before the same is sent again', async () => {
  setOnline(true)
  const find = vi.fn(fail(500))
  await expect(sendOrFind(fail(0), find, 'address 1')).rejects.toThrow('not known')
  const send = vi.fn(async () => 'twice')
  await expect(sendOrFind(send, found(null), 'address 1')).rejects.toThrow('not known')
  expect(send).not.toHaveBeenCalled()
  find.mockResolvedValueOnce('first' as never)
  await expect(sendOrFind(send, found(null), 'address 1')).resolves.toBe('first')
  expect(send).not.toHaveBeenCalled()
  // It is known now, and another one is sent at once.
  await expect(sendOrFind(send, found(null), 'address 1')).resolves.toBe('twice')
})

test('what could not be read before anything was sent was not done, for sure', async () => {
  await expect(readFirst(fail(0)())).rejects.toMatchObject({ status: 0, isUnclear: false })
  await expect(readFirst(Promise.resolve('newest'))).resolves.toBe('newest')
})
