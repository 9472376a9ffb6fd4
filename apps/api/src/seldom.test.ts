import { expect, test, vi } from 'vitest'
import { createSeldom } from './seldom.ts'

test('each kind is said once a minute', () => {
  let now = 0
  const seldom = createSeldom(() => now)
  const say = vi.fn()
  for (let n = 0; n < 5; n++) seldom('full', () => say('full'))
  seldom('read-only', () => say('read-only'))
  expect(say.mock.calls.flat()).toEqual(['full', 'read-only'])
  now = 60_000
  seldom('full', () => say('full again'))
  expect(say).toHaveBeenLastCalledWith('full again')
})
