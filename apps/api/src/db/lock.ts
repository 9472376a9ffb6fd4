/** One process at a time in the folder of an embedded database: two would spoil it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The embedded database is in use by another process. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
}

const lives = (pid: number) => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Takes the folder, or throws DatabaseInUse; returns how to give it back. */
export const lockFolder = async (dir: string): Promise<() => Promise<void>> => {
  await mkdir(dir, { recursive: true })
  const file = join(dir, '..', 'db.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const pid = Number(await readFile(file, 'utf8').catch(() => ''))
      if (pid > 0 && lives(pid))
        throw new DatabaseInUse(
          `The database in ${dir} is in use by process ${pid}: stop it, or set DATA_DIR to another folder.`,
        )
      // Left behind by a process that was killed.
      await rm(file, { force: true })
    }
  }
  throw new DatabaseInUse(`The database in ${dir} is in use: ${file} keeps coming back.`)
}
