/** As much of a mail server as a mail needs; it can refuse, hang up or say nothing. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What it answers to a command in place of its usual answer; null hangs up, '' says nothing. */
type Says = Partial<Record<'hello' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.', string | null>>

export interface Smtp {
  readonly url: string
  /** Every line that it was told. */
  readonly heard: string[]
  /** Whom it took mail for. */
  readonly taken: string[]
  says: Says
  close(): void
}

const usual = { hello: '220 mail.test', DATA: '354 go on', QUIT: '221 bye' }

export const openSmtp = async (): Promise<Smtp> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let isBody = false
    let to: string | null = null
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const answer = (command: string) => {
      const reply = smtp.says[command as keyof Says]
      if (reply === null) return socket.destroy()
      if (reply === '') return
      socket.write(`${reply ?? usual[command as keyof typeof usual] ?? '250 ok'}\r\n`)
    }
    const hear = (line: string) => {
      smtp.heard.push(line)
      if (isBody && line !== '.') return
      const command = isBody ? '.' : (line.split(' ')[0] ?? '').toUpperCase()
      isBody = command === 'DATA' && smtp.says.DATA === undefined
      if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? null
      if (command === '.' && smtp.says['.'] === undefined && to) smtp.taken.push(to)
      answer(command)
    }
    answer('hello')
    let rest = ''
    socket.on('data', (data) => {
      const lines = `${rest}${data}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const smtp: Smtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    taken: [],
    says: {},
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return smtp
}
