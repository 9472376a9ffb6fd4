import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSmtp, type Smtp } from '../testing/smtp.ts'
import { createMailer, type Mailer, Undeliverable } from './mailer.ts'

let smtp: Smtp
let mailer: Mailer
beforeEach(async () => {
  smtp = await openSmtp()
  mailer = createMailer(smtp.url, 'no-reply@shop.test')
})
afterEach(() => {
  mailer.close()
  smtp.close()
})
const mail = { to: 'ada@shop.test', subject: '0042 is your code', text: 'Your code: 0042' }

test('a mail goes to its one address over SMTP', async () => {
  expect(mailer.isOutgoing).toBe(true)
  await mailer.send(mail)
  expect(smtp.heard).toContain('MAIL FROM:<no-reply@shop.test>')
  expect(smtp.taken).toEqual(['ada@shop.test'])
  expect(smtp.heard).toContain('Subject: 0042 is your code')
  expect(smtp.heard).toContain('Your code: 0042')
})

test.each(['<a@b>', 'ada@shop.test, eve@shop.test', 'ada@shop.test\r\nBcc: eve@shop.test'])(
  'nothing is sent to %j: it is no address',
  async (to) => {
    await expect(mailer.send({ ...mail, to })).rejects.toThrow(Undeliverable)
    expect(smtp.heard).toEqual([])
  },
)

test('a subject stays one header', async () => {
  await mailer.send({ ...mail, subject: 'Hi\r\nBcc: eve@shop.test' })
  expect(smtp.taken).toEqual(['ada@shop.test'])
  expect(smtp.heard.filter((line) => /^Bcc:/i.test(line))).toEqual([])
})

test('a letter that is refused for good is told apart from one that may get through later', async () => {
  smtp.says = { RCPT: '550 no such user' }
  await expect(mailer.send(mail)).rejects.toThrow(Undeliverable)
  smtp.says = { RCPT: '450 come again' }
  await expect(mailer.send(mail)).rejects.not.toThrow(Undeliverable)
  smtp.says = { DATA: '554 I do not like it' }
  await expect(mailer.send(mail)).rejects.toThrow(Undeliverable)
  // What one letter meets says nothing of the mail server.
  expect(await mailer.isUp()).toBe(true)
})

test.each([
  ['refuses us', { hello: '554 go away' }],
  ['hangs up', { EHLO: null }],
])('a mail server that %s is down, without any letter', async (_, says) => {
  smtp.says = says
  expect(await mailer.isUp()).toBe(false)
})

test('one that says nothing is down after some seconds', { timeout: 15_000 }, async () => {
  smtp.says = { EHLO: '' }
  expect(await mailer.isUp()).toBe(false)
})

test('one that refuses every sender is down, whatever it greets with', async () => {
  expect(await mailer.isUp()).toBe(true)
  smtp.says = { MAIL: '451 not now' }
  await expect(mailer.send(mail)).rejects.not.toThrow(Undeliverable)
  expect(await mailer.isUp()).toBe(false)
  smtp.says = {}
  await mailer.send(mail)
  expect(await mailer.isUp()).toBe(true)
})

test('many who ask at once ask the mail server once', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, mailer.isUp))).toEqual(Array(20).fill(true))
  expect(await mailer.isUp()).toBe(true)
  expect(smtp.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(1)
})

test('a mail server that is away is an error for whoever sends', async () => {
  const away = createMailer('smtp://127.0.0.1:1', 'no-reply@shop.test')
  await expect(away.send(mail)).rejects.toThrow()
  expect(await away.isUp()).toBe(false)
  away.close()
})

test('without a mail server the log is where mail can be read', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const toLog = createMailer(null, 'no-reply@shop.test')
  await toLog.send(mail)
  expect(toLog.isOutgoing).toBe(false)
  expect(await toLog.isUp()).toBe(true)
  expect(log.mock.calls.flat().join()).toMatch(/ada@shop\.test.*0042/)
  log.mockRestore()
})

test("what a stranger writes neither steers the terminal nor passes for the log's own words", async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const inLog = createMailer(null, 'no-reply@shop.test')
  const text = 'Hello\u001b]0;mine\u0007\u001b[2J\r\nMail to eve@shop.test: 0042 is your code'
  await inLog.send({ to: 'ada@shop.test', subject: 'Hi\nMail to eve', text })
  expect(log.mock.calls).toEqual([
    [
      'Mail to ada@shop.test: Hi Mail to eve\n  Hello ]0;mine  [2J\n  Mail to eve@shop.test: 0042 is your code',
    ],
  ])
  log.mockRestore()
})
