import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Order, Painted, PaintJob } from './painter.ts'

interface Waiting {
  readonly resolve: (body: Buffer<ArrayBuffer>) => void
  readonly reject: (error: Error) => void
}

interface Painter {
  readonly child: ChildProcess
  readonly waiting: Map<number, Waiting>
  idle: NodeJS.Timeout | undefined
}

const program = fileURLToPath(new URL('./painter.ts', import.meta.url))
/** How long a painter without work stays; its cut-outs make the next pictures quicker. */
const patience = 30_000

let painter: Painter | undefined
let count = 0

const start = (): Painter => {
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    // Threads of one C library's heap instead of eight.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  const waiting = new Map<number, Waiting>()
  const started: Painter = { child, waiting, idle: undefined }
  const end = (problem: string) => {
    clearTimeout(started.idle)
    if (painter === started) painter = undefined
    for (const { reject } of waiting.values()) reject(new Error(problem))
    waiting.clear()
  }
  child.on('message', (painted: Painted) => {
    const job = waiting.get(painted.id)
    waiting.delete(painted.id)
    if ('body' in painted) job?.resolve(Buffer.from(painted.body))
    else job?.reject(new Error(painted.problem))
    if (waiting.size === 0) rest(started)
  })
  child.on('error', (error) => end(`Pictures cannot be drawn: ${error.message}`))
  child.on('exit', (code, signal) => end(`The painter ended (${signal ?? code})`))
  return started
}

/** Without work it neither keeps the shop's process alive nor stays for long. */
const rest = (resting: Painter) => {
  resting.child.unref()
  resting.child.channel?.unref()
  resting.idle = setTimeout(() => {
    if (painter === resting) painter = undefined
    resting.child.disconnect()
  }, patience)
  resting.idle.unref()
}

/** Draws a picture in another process, which starts when it is needed. */
export const paint = (job: PaintJob): Promise<Buffer<ArrayBuffer>> => {
  painter ??= start()
  const { child, waiting, idle } = painter
  clearTimeout(idle)
  child.ref()
  child.channel?.ref()
  const id = ++count
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    child.send({ id, ...job } satisfies Order)
  })
}
