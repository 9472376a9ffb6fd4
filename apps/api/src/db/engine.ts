/** One run of the embedded database's engine, on its files or in memory. */
import { existsSync, fdatasyncSync, fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Durability } from './durability.ts'
import { adviceFor, DatabaseLost, DatabaseUnusable } from './errors.ts'

/** What the engine's own file layer is made of, as far as it matters here. */
interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}
interface FileLayer {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  tryFSOperation(run: () => void): void
}

interface FilesOptions {
  readonly durability: Durability
  /** The engine has given up, and must not be asked again. */
  readonly onAbort: () => void
}

class Files extends NodeFS {
  readonly #options: FilesOptions

  constructor(dir: string, options: FilesOptions) {
    super(dir)
    this.#options = options
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { durability, onAbort } = this.#options
    const { emscriptenOpts } = await super.init(database, options)
    const preRun: NonNullable<typeof emscriptenOpts.preRun> = [...(emscriptenOpts.preRun ?? [])]
    // The file layer hears when something must reach the disk, and leaves it to the system all the same.
    if (durability === 'safe')
      preRun.push(({ FS, NODEFS }) => {
        const layer = NODEFS as unknown as FileLayer
        layer.stream_ops.fsync = ({ nfd, node }) => {
          // A file's times may be lost; a folder has nothing but its entries.
          layer.tryFSOperation(() => (FS.isDir(node.mode) ? fsyncSync(nfd) : fdatasyncSync(nfd)))
          return 0
        }
      })
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } }
  }
}

/**
 * The engine takes its buffers whole and never gives memory back, and the system keeps its files in
 * memory anyway: a demo shop fits in these, a large one reads a little more.
 */
const fastParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=24MB',
  // What is in memory costs as much at random as in a row: else small tables' indexes lie idle.
  '-c',
  'random_page_cost=1.1',
]
/** -F is what makes it forget about the disk; of the ways to reach it, the file layer knows one. */
const safeParams = [...fastParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

const extensions = { pg_trgm }

/** @param from an archive that it starts from */
export const openInMemory = (from?: Blob): Promise<PGlite> =>
  PGlite.create({ startParams: fastParams, extensions, ...(from ? { loadDataDir: from } : {}) })

/** What the engine said last before it gave up, with its folder called by its real name. */
const lastWords = (lines: readonly string[], dir: string): string | null => {
  const at = lines.findLastIndex((line) => /(FATAL|PANIC): /.test(line))
  if (at < 0) return null
  const [first = '', more = ''] = lines.slice(at)
  const detail = /DETAIL: +(.*)/.exec(more)?.[1]
  return [first.replace(/.*?(FATAL|PANIC): +/, ''), ...(detail ? [detail] : [])]
    .join('. ')
    .replaceAll('/pglite/data', dir)
}

/** How the engine's file layer calls a full disk. */
const noSpace = 51

/** What is said where the engine had no time for words. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Error) return error.message
  const errno = typeof error === 'object' && error && 'errno' in error ? error.errno : 'unknown'
  return errno === noSpace ? 'no space left on the disk' : `its files answer with error ${errno}`
}

export const holdsDatabase = (dir: string): boolean => existsSync(join(dir, 'PG_VERSION'))

interface EngineOptions {
  readonly durability: Durability
  /** Called when the engine gives up while it is in use. */
  readonly onStop: (reason: string) => void
}

/** Opens the database in a folder, or makes an empty one there; throws DatabaseUnusable. */
export const openEngine = async (
  dir: string,
  { durability, onStop }: EngineOptions,
): Promise<PGlite> => {
  const output: string[] = []
  let isReady = false
  const files = new Files(dir, {
    durability,
    onAbort: () => {
      // Asked again, it would never come back.
      engine.execProtocolRawSync = () => {
        throw new DatabaseLost('The embedded database has stopped')
      }
      if (isReady) onStop(lastWords(output, dir) ?? 'its engine was aborted')
    },
  })
  const engine = new PGlite({
    fs: files,
    startParams: durability === 'safe' ? safeParams : fastParams,
    extensions,
    onStderr: (line) => {
      output.push(line)
      output.splice(0, output.length - 20)
      return false
    },
  })
  try {
    await engine.waitReady
  } catch (error) {
    const reason = lastWords(output, dir) ?? reasonOf(error)
    throw new DatabaseUnusable(
      `DATA_DIR: the database in ${dir} cannot be opened: ${reason}.\n${adviceFor(reason)}`,
      { cause: error },
    )
  }
  isReady = true
  return engine
}
