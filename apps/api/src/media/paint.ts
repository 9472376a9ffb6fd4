import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Order, Painted, PaintJob } from './painter.ts'

interface Waiting {
  readonly job: PaintJob
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

/**
 * What somebody has sent is drawn in a moment; a picture that is made to take minutes ends its painter, as
 * nothing stops the library in the midst of decoding.
 */
const longest = 10_000

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
    const left = [...waiting.values()]
    waiting.clear()
    const isBroken = left.some(({ job }) => 'picture' in job)
    // Somebody's file has ended it: what the shop itself has drawn goes on in another one.
    for (const { job, resolve, reject } of left)
      if (isBroken && !('picture' in job)) paint(job).then(resolve, reject)
      else reject(new Error(problem))
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
    const overdue = 'picture' in job ? setTimeout(giveUp, longest, painter, id) : undefined
    const done =
      <Given>(settle: (given: Given) => void) =>
      (given: Given) => {
        clearTimeout(overdue)
        settle(given)
      }
    waiting.set(id, { job, resolve: done(resolve), reject: done(reject) })
    child.send({ id, ...job } satisfies Order)
  })
}

/** Ends a painter at a picture that takes too long; another one goes on with what else it had to do. */
function giveUp(ending: Painter, overdue: number): void {
  const { child, waiting } = ending
  // It takes nothing more.
  if (painter === ending) painter = undefined
  const others = [...waiting].filter(([id]) => id !== overdue)
  for (const [id] of others) waiting.delete(id)
  child.kill('SIGKILL')
  child.once('exit', () => {
    for (const [, { job, resolve, reject }] of others) paint(job).then(resolve, reject)
  })
}
