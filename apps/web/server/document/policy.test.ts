import { settings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, newNonce } from './policy.ts'

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

const mediaIn = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]>) =>
  / img-src ([^;]*);/
    .exec(contentSecurityPolicy({ scripts: [], apiOrigin: null, ...options }))?.[1]
    ?.split(' ')
    .slice(3)

test("a shop of our own shows its own pictures and those of its settings' hosts", () => {
  const web_logo = 'https://cdn.example/logo.svg'
  const own = { ...settings, web_logo, social_links: [], payment_gateways: [], footer_qr: null }
  const shown = { ...own, app_logo: null, web_footer_logo: '/media/logo.svg' }
  expect(mediaIn({ settings: shown })).toEqual(['https://cdn.example'])
  for (const web_logo of ['javascript:alert(1)', 'https://x;sandbox', "https://x'*'", 'https://*'])
    expect(mediaIn({ settings: { ...shown, web_logo } }), web_logo).toEqual([])
  expect(mediaIn({ mediaHosts: ['https://media.example'] })).toEqual(['https://media.example'])
})

test("another server's pictures may lie anywhere until MEDIA_HOSTS says where", () => {
  const apiOrigin = 'http://shop.example:8000'
  expect(mediaIn({ apiOrigin })).toEqual([apiOrigin, 'http:', 'https:'])
  const mediaHosts = ['http://media.example']
  expect(mediaIn({ apiOrigin, mediaHosts })).toEqual([apiOrigin, 'http://media.example'])
})

test('a page that comes by https names no other scheme: browsers would show nothing by it', () => {
  const apiOrigin = 'https://api.example'
  expect(mediaIn({ apiOrigin, isSecure: true })).toEqual([apiOrigin, 'https:'])
})

test('text becomes markup or a script by policies that are named only', () => {
  const policy = contentSecurityPolicy({ scripts: [], apiOrigin: null })
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toMatch(/trusted-types pictures dompurify cleaned default(;|$)/)
})
