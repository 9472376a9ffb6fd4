import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

const home = path.join(import.meta.dirname, '..')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Starts a program and waits for the line in which it says that it listens. */
export async function start(
  file: string,
  ready: RegExp,
  env: Record<string, string>,
  ...args: string[]
) {
  const program = spawn(process.execPath, [file, ...args], {
    cwd: home,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    program.stdout.on('data', (text) => ready.test(String(text)) && resolve())
    program.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return program
}

export async function stop(program: ChildProcess | undefined) {
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}
