import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './new-key.ts'

afterEach(() => vi.unstubAllGlobals())

/** What plain http from a host with a name leaves of `crypto`. */
const onPlainHttp = (fill: (bytes: Uint8Array) => void) =>
  vi.stubGlobal('crypto', {
    getRandomValues: <Bytes extends ArrayBufferView>(view: Bytes) => {
      fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))
      return view
    },
  })

test('keys are random UUIDs, and no two are the same', () => {
  const keys = Array.from({ length: 1000 }, newKey)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  [0, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('a page without crypto.randomUUID has them too: all bits like %i', (byte, key) => {
  onPlainHttp((bytes) => bytes.fill(byte))
  expect(newKey()).toBe(key)
})
