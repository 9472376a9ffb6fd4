// @vitest-environment jsdom
import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.stubGlobal('BroadcastChannel', BroadcastChannel))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const open = () => {
  vi.resetModules()
  return import('./unread-windows.ts')
}

test('a conversation that is read in one window is heard of in the others, and not in its own', async () => {
  const [one, other] = [await open(), await open()]
  const heard = { here: vi.fn(), there: vi.fn() }
  const stops = [one.hearRead(heard.here), other.hearRead(heard.there)]
  one.tellRead()
  await vi.waitFor(() => expect(heard.there).toHaveBeenCalledOnce())
  expect(heard.here).not.toHaveBeenCalled()
  for (const stop of stops) stop()
  // Nobody hears any more, and nothing breaks.
  one.tellRead()
})

test('a window that does not hear yet is heard', async () => {
  const [one, other] = [await open(), await open()]
  const heard = vi.fn()
  const stop = other.hearRead(heard)
  one.tellRead()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  stop()
})
