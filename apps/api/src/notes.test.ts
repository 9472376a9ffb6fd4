import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { notesOf } from './notes.ts'

const started = { seeded: false, empty: false, others: 0, mails: true }
const saysOpen = (env: Record<string, string>) =>
  notesOf(readConfig(env), started).filter((line) => line.startsWith('Open '))

test('a local shop on more than a desk says in one line what is open, and how it is closed', () => {
  const network = saysOpen({})
  expect(network).toEqual([expect.stringMatching(/codes in answers and stand-in logins/)])
  expect(network[0]).toMatch(/demo account to its network.*LISTEN_ADDRESS.*APP_ENV=production/)
  for (const LISTEN_ADDRESS of ['0.0.0.0', '::', '192.168.1.5'])
    expect(saysOpen({ LISTEN_ADDRESS })).toEqual(network)
  for (const LISTEN_ADDRESS of ['127.0.0.1', '::1', 'localhost'])
    expect(saysOpen({ LISTEN_ADDRESS })).toEqual([])
})

test('so does one with a database of its own, also on a desk; one in production has nothing open', () => {
  const DATABASE_URL = 'postgres://localhost/shop'
  const [line, ...more] = saysOpen({ DATABASE_URL, LISTEN_ADDRESS: '127.0.0.1' })
  expect(line).toMatch(/stand-in logins to this machine; none of it with APP_ENV=production/)
  expect(more).toEqual([])
  expect(saysOpen({ DATABASE_URL, APP_ENV: 'production' })).toEqual([])
})

test('no line tells a password of the database', () => {
  const DATABASE_URL = 'postgres://shop:hunter2@db.example/shop?password=hunter2&sslmode=require'
  const lines = notesOf(readConfig({ DATABASE_URL }), started)
  expect(lines[0]).toBe('Database    postgres://shop@db.example/shop')
  expect(lines.join()).not.toContain('hunter2')
})

test('a second server that tells browsers by itself is warned about', () => {
  const says = (env: Record<string, string>, others: number) =>
    notesOf(readConfig(env), { ...started, others }).some((line) => line.startsWith('Events '))
  const pusher = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'v5ZrT8' }
  expect(says({}, 1)).toBe(true)
  expect(says({}, 0)).toBe(false)
  expect(says(pusher, 1)).toBe(false)
})

test('a real shop at an address that is not encrypted says so', () => {
  const saysPlain = (PUBLIC_URL: string, APP_ENV = 'production') =>
    notesOf(readConfig({ APP_ENV, PUBLIC_URL }), started).some((line) => /not encrypted/.test(line))
  expect(saysPlain('http://shop.example')).toBe(true)
  expect(saysPlain('https://shop.example')).toBe(false)
  expect(saysPlain('http://localhost:3000')).toBe(false)
  expect(saysPlain('http://shop.example', 'local')).toBe(false)
})
