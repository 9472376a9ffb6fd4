import { connect } from 'node:net'
import type { StrangeRequest } from './strange-requests.ts'

export interface RawAnswer {
  /** Null where the connection was closed without an answer. */
  status: number | null
  headers: Headers
  body: string
}

const patience = 30_000

/** Sends bytes as they are, which a client of its own would refuse to, and reads what comes back. */
export function askRaw(
  { hostname, port }: URL,
  { method, target, headers }: StrangeRequest,
): Promise<RawAnswer> {
  const host = headers.some((line) => line.startsWith('Host:')) ? [] : [`Host: ${hostname}:${port}`]
  const lines = [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close']
  const { promise, resolve } = Promise.withResolvers<RawAnswer>()
  const parts: Buffer[] = []
  const socket = connect(Number(port), hostname)
  socket.setTimeout(patience, () => socket.destroy(new Error('No answer')))
  socket.on('data', (part) => parts.push(part))
  // It closes then, too.
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(read(Buffer.concat(parts).toString('latin1'))))
  socket.write(Buffer.from(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`))
  return promise
}

/** What was answered at last: `100 Continue` is only the beginning. */
function read(text: string): RawAnswer {
  const [head = '', ...rest] = text
    .replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)+/, '')
    .split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]
  const headers = new Headers()
  for (const line of lines) headers.append(...nameAndValue(line))
  return { status: status ? Number(status) : null, headers, body: rest.join('\r\n\r\n') }
}

const nameAndValue = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
