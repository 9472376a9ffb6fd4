import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { transact } from '../db/transact.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { openSmtp, type Smtp } from '../testing/smtp.ts'
import type { Postman } from './mailer.ts'
import { createMailer } from './mailer.ts'
import { post } from './outbox.ts'
import { createPostman } from './postman.ts'
import { letters } from './tables.ts'

let api: TestApi
let smtp: Smtp
let now = testNow
const postmen: Postman[] = []
const log = vi.spyOn(console, 'warn')
beforeAll(async () => {
  api = await openTestApi({ now: () => now })
})
afterAll(async () => {
  log.mockRestore()
  await api.close()
})
beforeEach(async () => {
  now = testNow
  smtp = await openSmtp()
  log.mockReset().mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  await api.db.delete(letters)
})
afterEach(async () => {
  await Promise.all(postmen.splice(0).map((postman) => postman.close()))
  smtp.close()
})

/** A process that sends mail; it can be one of several, or the next after a restart. */
const open = (secret = api.deps.secret) => {
  const postman = createPostman(
    { ...api.deps, secret },
    createMailer(smtp.url, 'no-reply@shop.test'),
  )
  postmen.push(postman)
  return postman
}
const write = (to: string | null, uselessAt?: Date) =>
  post(api.deps, api.db, { to, subject: 'Your code', text: 'It is 0042' }, uselessAt)
const waiting = () => api.db.$count(letters)
const inSeconds = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)
const dueInSeconds = async () => {
  const rows = await api.db.select().from(letters)
  return rows.map(({ dueAt }) => (dueAt.getTime() - now.getTime()) / 1000)
}

test('a letter leaves once, and its row with it', async () => {
  const postman = open()
  await write('ada@shop.test')
  postman.wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken).toEqual(['ada@shop.test'])
})

test('a letter of a transaction that fails was never written', async () => {
  const failing = transact(api.db, async (tx) => {
    await post(api.deps, tx, { to: 'ada@shop.test', subject: 'x', text: 'x' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting()).toBe(0)
})

test('the database shows neither who gets a letter nor what it says', async () => {
  await write('ada@shop.test')
  const { rows } = await api.db.execute(sql`select letters::text as row from letters`)
  const text = String(rows[0]?.row)
  const sealed = Buffer.from(/,([\w+/=]+),/.exec(text)?.[1] ?? '', 'base64').toString('latin1')
  for (const secret of ['ada', '0042']) expect(text + sealed).not.toContain(secret)
})

test('a letter to nobody goes without a word', async () => {
  await write(null)
  open().wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.heard).toEqual([])
})

test('a mail server that is away is tried again with growing pauses, also by the next process', async () => {
  smtp.says = { MAIL: '451 not now' }
  await write('ada@shop.test')
  const pauses: number[] = []
  let postman = open()
  for (let round = 0; round < 11; round++) {
    postman.wake()
    // Due by now, then taken, then put off.
    await expect.poll(async () => [0, 120].includes((await dueInSeconds())[0] ?? 0)).toBe(false)
    const [pause = 0] = await dueInSeconds()
    pauses.push(pause)
    now = new Date(now.getTime() + pause * 1000)
    if (round === 4) {
      await postman.close()
      postman = open()
    }
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
  // Once a state, and again once it is another process that finds it so.
  expect(log.mock.calls).toEqual([
    ['A mail could not be sent, it is tried again: EENVELOPE 451'],
    ['A mail could not be sent, it is tried again: EENVELOPE 451'],
  ])
  smtp.says = {}
  postman.wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken).toEqual(['ada@shop.test'])
})

test('a letter waits by itself for its next try', async () => {
  await write('ada@shop.test')
  await api.db.update(letters).set({ dueAt: new Date(Date.now() + 1500), tries: 1 })
  const clocked = { ...api.deps, now: () => new Date() }
  const postman = createPostman(clocked, createMailer(smtp.url, 'no-reply@shop.test'))
  postmen.push(postman)
  await api.db.update(letters).set({ uselessAt: new Date(Date.now() + 60_000) })
  postman.wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken).toEqual(['ada@shop.test'])
})

test('letters of a time when the clock was ahead leave once it is right again', async () => {
  now = inSeconds(24 * 3600)
  smtp.says = { MAIL: '451 not now' }
  await write('ada@shop.test')
  const before = open()
  before.wake()
  // Taken for two minutes, then put off for ten seconds.
  await expect.poll(dueInSeconds).toEqual([10])
  await before.close()
  await write('eve@shop.test')
  now = testNow
  smtp.says = {}
  open().wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken.toSorted()).toEqual(['ada@shop.test', 'eve@shop.test'])
})

test('a letter that is refused for good is not sent again, and the log does not say whose it was', async () => {
  smtp.says = { RCPT: '550 <ada@shop.test> is nobody' }
  await write('ada@shop.test')
  open().wake()
  await expect.poll(waiting).toBe(0)
  expect(log.mock.calls).toEqual([['A mail is undeliverable: the mail server answered 550']])
})

test('a letter is given up when it is of no use: a code after minutes, others after a day', async () => {
  smtp.says = { hello: null }
  await write('ada@shop.test', inSeconds(600))
  await write('eve@shop.test')
  now = inSeconds(601)
  const postman = open()
  postman.wake()
  await expect.poll(waiting).toBe(1)
  now = inSeconds(24 * 3600 + 1)
  postman.wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken).toEqual([])
})

test('two processes send each letter once', async () => {
  const all = Array.from({ length: 30 }, (_, n) => `shopper${n}@shop.test`)
  for (const to of all) await write(to)
  for (const postman of [open(), open(), open()]) postman.wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken.sort()).toEqual(all.sort())
})

test('what a process took along into its end is sent by another', async () => {
  smtp.says = { DATA: '' }
  await write('ada@shop.test')
  const dying = open()
  dying.wake()
  await expect.poll(() => smtp.heard).toContain('DATA')
  await dying.close()
  smtp.says = {}
  now = inSeconds(121)
  open().wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken).toEqual(['ada@shop.test'])
})

test('what another secret has sealed waits for the process that knows it', async () => {
  await write('ada@shop.test')
  open('another secret').wake()
  await expect.poll(dueInSeconds).toEqual([10])
  now = inSeconds(11)
  open().wake()
  await expect.poll(waiting).toBe(0)
  expect(smtp.taken).toEqual(['ada@shop.test'])
})
