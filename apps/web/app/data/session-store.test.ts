// @vitest-environment jsdom
import { user } from '@shop/contract/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from './session-store.ts'

afterEach(() => {
  sessionStore.write({ token: 'last', user })
  sessionStore.clear()
})

test('a 401 is told of the session that is there, and of no other', () => {
  const heard = vi.fn()
  const stop = sessionStore.onExpiry(heard)
  sessionStore.write({ token: 'new', user })
  sessionStore.expire('old')
  expect(heard).not.toHaveBeenCalled()
  sessionStore.expire('new')
  expect(heard).toHaveBeenCalledExactlyOnceWith('new')
  stop()
})

test('who begins to listen hears of a 401 that came before', () => {
  sessionStore.write({ token: 'early', user })
  sessionStore.expire('early')
  const heard = vi.fn()
  sessionStore.onExpiry(heard)()
  expect(heard).toHaveBeenCalledExactlyOnceWith('early')
})

test('thrown out is who was answered 401; neither who logs out nor who signs in again', () => {
  sessionStore.write({ token: 'one', user })
  sessionStore.clear()
  expect(sessionStore.thrownOut()).toBeNull()
  sessionStore.write({ token: 'two', user })
  sessionStore.expire('two')
  expect(sessionStore.thrownOut()).toBeNull()
  sessionStore.clear()
  expect(sessionStore.thrownOut()).toBe(user.id)
  sessionStore.write({ token: 'three', user })
  sessionStore.clear()
  expect(sessionStore.thrownOut()).toBeNull()
})
