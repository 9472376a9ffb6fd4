import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { sendOrFind } from './lost-answer.ts'

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
