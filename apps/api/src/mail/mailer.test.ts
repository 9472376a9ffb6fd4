import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMailer } from './mailer.ts'

/** As much of a mail server as one mail needs. */
const heard: string[] = []
const server = createServer((socket) => {
  let isBody = false
  socket.on('error', () => undefined)
  socket.write('220 mail.test\r\n')
  socket.on('data', (data) => {
    for (const line of String(data).split('\r\n').filter(Boolean)) {
      heard.push(line)
      if (isBody && line !== '.') continue
      isBody = line === 'DATA'
      socket.write(isBody ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    }
  })
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('a mail goes to its one address over SMTP', async () => {
  const mailer = createMailer(url, 'no-reply@shop.test')
  expect(mailer.isOutgoing).toBe(true)
  await mailer.send({ to: 'ada@shop.test', subject: '0042 is your code', text: 'Your code: 0042' })
  mailer.close()
  expect(heard).toContain('MAIL FROM:<no-reply@shop.test>')
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ada@shop.test>'])
  expect(heard).toContain('Subject: 0042 is your code')
  expect(heard).toContain('Your code: 0042')
})

test('a mail server that is away is an error for whoever sends', async () => {
  const mailer = createMailer('smtp://127.0.0.1:1', 'no-reply@shop.test')
  await expect(mailer.send({ to: 'a@shop.test', subject: 'x', text: 'x' })).rejects.toThrow()
  mailer.close()
})

test('without a mail server the log is where mail can be read', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const mailer = createMailer(null, 'no-reply@shop.test')
  await mailer.send({ to: 'ada@shop.test', subject: '0042 is your code', text: 'Your code: 0042' })
  expect(mailer.isOutgoing).toBe(false)
  expect(log.mock.calls.flat().join()).toMatch(/ada@shop\.test.*0042/)
  log.mockRestore()
})
