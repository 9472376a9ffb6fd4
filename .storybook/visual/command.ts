import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()

// Each leads a group of its own, so that what it has started ends with it.
process.on('exit', () => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM')
})

/** Runs a command to its end, in a folder; when this process ends before, so does the command. */
export async function runIn(folder: string, command: string, ...words: string[]) {
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  running.add(child)
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  }).finally(() => running.delete(child))
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed in ${folder}`)
}
