/** Runs a server until the process is asked to end, and ends it in order. */
import { once } from 'node:events'
import { constants } from 'node:os'
import { watchRequests } from './http/drain.ts'
import { type Listening, listen } from './http/listen.ts'
import { described } from './log.ts'
import { PlainError } from './plain-error.ts'

export interface Served extends Listening {
  /** Has those who only listen come back later. */
  hangUp(): void
  /** Called when the last request is answered. */
  close(): Promise<void>
  /** What is said when the port is open, a line each. */
  banner(port: number): readonly string[]
}

/** What is under way may take so long. */
const grace = 10_000
/** Whatever hangs must not keep the process. */
const atMost = 20_000
/** npm passes on what the terminal has sent to everybody already: that is no second wish. */
const echo = 1000

/** Aborts when the process is asked to end; whoever asks again does not want to wait. */
const stopSignal = (): AbortSignal => {
  const stopping = new AbortController()
  let requestedAt: number | null = null
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      const now = performance.now()
      if (requestedAt !== null && now - requestedAt > echo)
        process.exit(128 + constants.signals[name])
      requestedAt ??= now
      stopping.abort()
      setTimeout(() => {
        console.error('The shop did not end in order in time.')
        process.exit(1)
      }, atMost).unref()
    })
  return stopping.signal
}

const plainly = (error: NodeJS.ErrnoException, port: number) =>
  error.code === 'EADDRINUSE'
    ? new PlainError(`PORT: ${port} is taken by another program; set PORT to a free one.`)
    : error

const aborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort')
}

const serveUntil = async (stopping: AbortSignal, served: Served) => {
  const { promise: opened, resolve, reject } = Promise.withResolvers<number>()
  const server = listen(served, resolve).once('error', (error) =>
    reject(plainly(error, served.port)),
  )
  const drain = watchRequests(server)
  console.log(served.banner(await opened).join('\n'))
  await aborted(stopping)
  const drained = drain(grace)
  served.hangUp()
  const cutOff = await drained
  if (cutOff > 0) console.warn(`Requests that were cut off: ${cutOff}`)
}

/**
 * @param start opens everything but the port; gives up when its signal aborts
 */
export const run = async (start: (stopping: AbortSignal) => Promise<Served>): Promise<never> => {
  const stopping = stopSignal()
  try {
    const served = await start(stopping)
    try {
      if (!stopping.aborted) await serveUntil(stopping, served)
    } finally {
      await served.close()
    }
  } catch (error) {
    if (error !== stopping.reason) {
      console.error(error instanceof PlainError ? error.message : described(error))
      process.exit(1)
    }
  }
  process.exit(0)
}
