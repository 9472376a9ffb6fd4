import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { otpCalls } from './otp-calls.ts'

vi.mock('#app/data/browser-client.ts', () => ({ browserClient: vi.fn() }))
const { signal } = new AbortController()
const send = () =>
  otpCalls.sendOtp({ phone: 'amina@example.com', phone_code: '', forgot_password: true }, signal)

afterEach(() => void vi.unstubAllGlobals())

test.each([0, 500])(
  'after a %i nobody says that no code was sent: it may have been',
  async (status) => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.mocked(browserClient).mockRejectedValue(new ApiError(status, 'Failed'))
    await expect(send()).rejects.toThrow('It is not known whether a code was sent.')
  },
)

test('what the server refuses is said in its words', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.mocked(browserClient).mockRejectedValue(new ApiError(422, 'No such account'))
  await expect(send()).rejects.toThrow('No such account')
})
