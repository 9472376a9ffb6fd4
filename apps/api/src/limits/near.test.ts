import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../deps.ts'
import { isLoopback, isNear } from './near.ts'

const ask = async (
  clientAddress: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  trustedProxies = 0,
) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.json(isNear(c, { trustedProxies })))
  return (await app.request('/', { headers }, { clientAddress })).json()
}

test.each([
  ['127.0.0.1', {}],
  ['::ffff:127.0.0.1', {}],
  ['::1', {}],
  ['127.0.0.1', { Origin: 'http://localhost:3000' }],
  ['::1', { Origin: 'http://[::1]:3000' }],
])('%s sits at the shop with %j', async (address, headers) => {
  expect(await ask(address, headers)).toBe(true)
})

test.each([
  ['192.168.1.5', {}],
  ['2001:db8::1', {}],
  ['127.evil.example', {}],
  ['internal', {}],
  ['unknown', {}],
  [undefined, {}],
  ['192.168.1.5', { 'X-Forwarded-For': '127.0.0.1' }],
  ['127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' }],
  ['127.0.0.1', { Forwarded: 'for=127.0.0.1' }],
  ['127.0.0.1', { 'X-Real-IP': '127.0.0.1' }],
  ['127.0.0.1', { Via: '1.1 tunnel' }],
  ['127.0.0.1', { Origin: 'https://elsewhere.example' }],
  ['127.0.0.1', { Origin: 'http://localhost.elsewhere.example' }],
  ['127.0.0.1', { Origin: 'null' }],
])('%s does not with %j', async (address, headers) => {
  expect(await ask(address, headers)).toBe(false)
})

test('a trusted proxy says who does', async () => {
  const by = (told: string) => ask('192.0.2.1', { 'X-Forwarded-For': told }, 1)
  expect(await by('127.0.0.1')).toBe(true)
  expect(await by('127.0.0.1, 198.51.100.7')).toBe(false)
  expect(await by('nobody')).toBe(false)
  expect(await ask('192.0.2.1', {}, 1)).toBe(false)
})

test('names of this machine', () => {
  for (const host of ['localhost', 'shop.localhost', '127.9.9.9', '[::1]'])
    expect(isLoopback(host), host).toBe(true)
  for (const host of ['', '0.0.0.0', '::', 'notlocalhost', 'localhost.example'])
    expect(isLoopback(host), host).toBe(false)
})
