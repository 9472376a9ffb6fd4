/** One process at a time in the folder of an embedded database: two would spoil it. */
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlainError } from '../plain-error.ts'

/** The embedded database is in use by another process. */
export class DatabaseInUse extends PlainError {
  override readonly name = 'DatabaseInUse'
}

/** Who this process is: its number alone may be another's, after a restart or in another container. */
const self = {
  pid: process.pid,
  started: new Date(performance.timeOrigin).toISOString(),
  host: hostname(),
}

const nameOf = (file: string): string => {
  try {
    const { pid, started, host } = JSON.parse(readFileSync(file, 'utf8'))
    const where = host === self.host ? '' : ` on another host, ${host},`
    return `process ${pid}${where} which started at ${started}`
  } catch {
    return 'another process'
  }
}

/** Held for as long as the process lives or says: one that nobody holds is collected, and with it goes its lock. */
const held = new Set<DatabaseSync>()

/** SQLite's codes for a file that somebody else has locked, and for one that is none of its own. */
const busy = 5
const spoilt = 26

const isCode = (error: unknown, code: number) =>
  error instanceof Error && 'errcode' in error && error.errcode === code

/** Whether somebody holds the file is asked before it is read, so one that is spoilt is nobody's. */
const take = (lock: DatabaseSync, file: string) => {
  const begin = () => lock.exec('pragma journal_mode = memory; begin exclusive')
  try {
    begin()
  } catch (error) {
    if (!isCode(error, spoilt)) throw error
    // It holds nothing. Emptied and not replaced: of several that come, all have the same file.
    truncateSync(file)
    begin()
  }
}

/**
 * Takes the folder, or throws DatabaseInUse; returns how to give it back. The lock is the system's
 * own, which goes with its process however that ends; SQLite is how Node.js reaches it. The file
 * beside it only says whose it is.
 */
export const lockFolder = (dir: string): (() => void) => {
  const folder = dirname(dir)
  mkdirSync(folder, { recursive: true })
  const holder = join(folder, 'holder.json')
  const file = join(folder, 'lock')
  const lock = new DatabaseSync(file)
  try {
    take(lock, file)
  } catch (error) {
    lock.close()
    if (!isCode(error, busy)) throw error
    throw new DatabaseInUse(
      `The database in ${dir} is in use by ${nameOf(holder)}: stop it, or set DATA_DIR to another folder.`,
    )
  }
  held.add(lock)
  writeFileSync(holder, JSON.stringify(self))
  return () => {
    held.delete(lock)
    rmSync(holder, { force: true })
    lock.close()
  }
}
