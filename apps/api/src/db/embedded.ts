/** PGlite, in a folder or in memory. */
import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, OpenDatabase } from './database.ts'
import type { Durability } from './durability.ts'
import { openEngine, openInMemory } from './engine.ts'
import { DatabaseLost, DatabaseUnusable } from './errors.ts'
import { ensureDatabase } from './folder.ts'
import { inTurn, type Queryable } from './in-turn.ts'
import { lockFolder } from './lock.ts'
import { named } from './named.ts'
import { indexSearch, migrations, vacuum } from './upkeep.ts'

const asDatabase = (opened: Queryable, close: () => Promise<void>): OpenDatabase => {
  const engine = inTurn(opened)
  const db = drizzle({ client: engine as PGlite, casing: 'snake_case' })
  const shared = db as unknown as Database
  return {
    db: shared,
    kind: 'pglite',
    migrate: async () => {
      await migrate(db, migrations)
      await indexSearch(shared)
    },
    unhurried: (work) => work(shared),
    alone: (work) => work(shared),
    otherServers: async () => 0,
    vacuum: async () => {
      await vacuum(shared)
      // Nobody else does: its log of writes would grow for as long as it runs.
      await shared.execute('checkpoint')
    },
    dump: () => engine.dumpDataDir('none'),
    close,
  }
}

/** As much as the engine needs to begin again after the disk was full: two files of its log. */
const roomToBegin = 32 * 1024 * 1024
const pause = 5000

const hasRoom = async (dir: string) => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize >= roomToBegin
}

/**
 * Keeps an engine at work in a folder: one that gives up, as it does when its log cannot be written,
 * is replaced by a new one as soon as that works, and meanwhile nobody is kept waiting.
 */
const keepEngine = async (dir: string, durability: Durability) => {
  const closing = new AbortController()
  let engine: PGlite | null = null
  let asked: Queryable | null = null
  let reopening: Promise<void> = Promise.resolve()

  const onStop = (reason: string) => {
    const stopped = engine
    engine = null
    asked = null
    console.error(`The database in ${dir} has stopped: ${reason}. It begins again when it can.`)
    // Its files are closed once those have been turned away who still wait for it.
    reopening = Promise.resolve(stopped?.close())
      .catch(() => undefined)
      .then(reopen)
  }
  const open = async () => {
    engine = await openEngine(dir, { durability, onStop })
    asked = named(engine)
  }
  const reopen = async () => {
    for (;;) {
      await wait(pause, undefined, { ref: false, signal: closing.signal })
      try {
        if (!(await hasRoom(dir))) continue
        await open()
        return console.warn(`The database in ${dir} is back.`)
      } catch {
        // As it was: said already.
      }
    }
  }
  const current = () => {
    if (asked) return asked
    throw new DatabaseLost('The embedded database has stopped')
  }

  await open()
  const queryable: Queryable = {
    query: async (...call) => current().query(...call),
    transaction: async (...call) => current().transaction(...call),
    dumpDataDir: async (...call) => current().dumpDataDir(...call),
  }
  return {
    queryable,
    close: async () => {
      closing.abort()
      await reopening.catch(() => undefined)
      await engine?.close()
    },
  }
}

/** What the system, or SQLite for the lock, says of a folder that it cannot work with. */
const asFolderProblem = (dir: string, error: unknown): unknown =>
  error instanceof Error && 'code' in error && /^E[A-Z_]+$/.test(String(error.code))
    ? new DatabaseUnusable(
        `DATA_DIR: ${dir} cannot be used: ${error.message}. It takes a folder that can be written to and has room.`,
        { cause: error },
      )
    : error

const makeEmpty = async (dir: string) => {
  const engine = await openEngine(dir, { durability: 'fast', onStop: () => undefined })
  await engine.close()
}

interface EmbeddedOptions {
  dir?: string | null | undefined
  durability?: Durability | undefined
  make?: ((dir: string) => Promise<void>) | undefined
  from?: Blob | undefined
}

export const openEmbedded = async ({
  dir,
  durability = 'safe',
  make = makeEmpty,
  from,
}: EmbeddedOptions): Promise<OpenDatabase> => {
  if (!dir) {
    const engine = await openInMemory(from)
    return asDatabase(named(engine), () => engine.close())
  }
  let unlock: (() => void) | undefined
  try {
    unlock = lockFolder(dir)
    await ensureDatabase(dir, make)
    const { queryable, close } = await keepEngine(dir, durability)
    return asDatabase(queryable, async () => {
      await close()
      unlock?.()
    })
  } catch (error) {
    unlock?.()
    throw asFolderProblem(dir, error)
  }
}
