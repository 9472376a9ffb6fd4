/** Two runs in one folder would photograph each other's half-built Storybook and take each other's report. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from './places.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The process that holds the lock; undefined where none does, or it ended without giving it back. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Keeps other runs out of this folder until this process ends; refuses where one is under way. */
export function lockFolder(folder = reportFolder) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const holder = holderOf(file)
  if (holder !== undefined)
    throw new Error(`Another run is under way here (process ${holder}): wait until it has ended.`)
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  process.on('exit', () => rmSync(file, { force: true }))
}
