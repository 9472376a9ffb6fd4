/** Programs of ours in processes of their own, which end when this one does. */
import { spawn } from 'node:child_process'

interface ApartOptions {
  readonly env: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Ends the program, and whatever it started. */
  readonly signal?: AbortSignal | undefined
}

/** Runs a program to its end; rejects when it fails, and with the signal's reason when that ended it. */
export const runApart = (program: string, { env, cwd, signal }: ApartOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    // A group of its own: what it starts can be ended with it, and Ctrl-C is ours to pass on.
    const child = spawn(process.execPath, [program], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    })
    const end = () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    }
    signal?.addEventListener('abort', end)
    child.once('error', reject)
    child.once('exit', (code, killed) => {
      signal?.removeEventListener('abort', end)
      if (code === 0) resolve()
      else if (signal?.aborted) reject(signal.reason)
      else reject(new Error(`${program} ended with ${killed ?? `code ${code}`}`))
    })
  })

/** For a program that is run so: ends it and what it started when the process that runs it is gone. */
export const endWithParent = (): void => {
  process.on('disconnect', () => process.kill(0, 'SIGTERM'))
  process.channel?.unref()
}
