import { expect, test, vi } from 'vitest'
import { createThrottledLog } from './throttled-log.ts'

test('each kind is said once a minute', () => {
  let now = 0
  const throttledLog = createThrottledLog(() => now)
  const say = vi.fn()
  for (let n = 0; n < 5; n++) throttledLog('full', () => say('full'))
  throttledLog('read-only', () => say('read-only'))
  expect(say.mock.calls.flat()).toEqual(['full', 'read-only'])
  now = 60_000
  throttledLog('full', () => say('full again'))
  expect(say).toHaveBeenLastCalledWith('full again')
})
