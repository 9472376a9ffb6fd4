import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/index.ts'
import { isEmpty, seed } from './seed/seed.ts'

const seedCommand = fileURLToPath(new URL('./seed/main.ts', import.meta.url))

/**
 * Makes and fills the embedded database in a process of its own: filling it takes more memory than
 * serving it, and a process that has taken it does not give it back.
 */
const fillApart = (dataDir: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [seedCommand], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The demo shop could not be filled.')),
    )
  })

/** Opens the database, brings it up to date, and fills it with the demo shop when it is empty. */
export const openFilled = async ({
  databaseUrl,
  dataDir,
}: Config): Promise<{ database: OpenDatabase; seeded: boolean }> => {
  const dir = dataDir && join(dataDir, 'db')
  const isNew = databaseUrl === null && dataDir !== null && !existsSync(join(dataDir, 'db'))
  if (isNew) await fillApart(dataDir)
  const database = await openDatabase({ url: databaseUrl, dir })
  try {
    await database.migrate()
    if (!(await isEmpty(database.db))) return { database, seeded: isNew }
    await seed(database.db, { now: new Date() })
    await database.vacuum()
    return { database, seeded: true }
  } catch (error) {
    await database.close()
    throw error
  }
}
