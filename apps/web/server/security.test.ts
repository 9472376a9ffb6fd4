import { expect, test } from 'vitest'
import { contentSecurityPolicy, newNonce } from './security.ts'

test('only the scripts that are named run', () => {
  const policy = contentSecurityPolicy({ scripts: ["'nonce-abc'"], apiOrigin: null })
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
})

test("another server's pictures and calls are let through, nothing else of it", () => {
  const policy = contentSecurityPolicy({
    scripts: ["'nonce-abc'"],
    apiOrigin: 'https://api.example',
  })
  expect(policy).toMatch(/img-src[^;]* https:\/\/api\.example/)
  expect(policy).not.toMatch(/script-src[^;]*api\.example/)
})

test('news are heard where settings say, and nowhere else', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    apiOrigin: null,
    realtime: ['wss://ws-eu.pusher.com:443'],
  })
  expect(policy).toMatch(/connect-src[^;]* wss:\/\/ws-eu\.pusher\.com:443/)
  expect(policy.split('pusher')).toHaveLength(2)
})

test('no nonce comes twice', () => {
  expect(new Set(Array.from({ length: 1000 }, newNonce)).size).toBe(1000)
})
