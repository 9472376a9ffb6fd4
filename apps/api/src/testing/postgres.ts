/** A private PostgreSQL in a temporary folder, for tests; it goes when they end. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const debian = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, the newest version first; null when there is none. */
export const findPostgres = async (): Promise<string | null> => {
  const versions = existsSync(debian) ? (await readdir(debian)).sort((a, b) => +b - +a) : []
  const told = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  const folders = [...versions.map((version) => join(debian, version, 'bin')), told]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
const otherUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name]).toString())
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  }
  return null
}

export interface PrivatePostgres {
  /** Address of its server, with the database left out: add `/name`. */
  readonly address: string
  /** Ends its processes at once, and begins again. */
  restart(): Promise<void>
  /** Has all its processes stand still: connections stay open and nothing answers; returns how to go on. */
  freeze(): Promise<() => void>
  stop(): Promise<void>
}

const childrenOf = async (pid: number): Promise<number[]> => {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.trim().split(/\s+/).map(Number)
}

const signal = (pid: number, name: 'SIGSTOP' | 'SIGCONT') => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Makes a cluster and starts it; it listens on 127.0.0.1 only and keeps nothing safe on disk. */
export const startPostgres = async (bin: string): Promise<PrivatePostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'))
  const data = join(folder, 'data')
  const user = otherUser()
  if (user) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
  const as = { ...(user ?? {}), cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    as,
  )
  const port = await freePort()
  const options = [
    `-p ${port} -h 127.0.0.1 -k ${folder}`,
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200',
  ].join(' ')
  const log = join(folder, 'log')
  const start = () =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-l', log, '-o', options, '-w', 'start'], as)
  const stop = () => run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as)
  await start()
  return {
    address: `postgres://shop@127.0.0.1:${port}`,
    restart: async () => {
      await stop()
      await start()
    },
    freeze: async () => {
      const server = Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10)
      // First of all the one that makes them. One of a connection that ends meanwhile is gone.
      signal(server, 'SIGSTOP')
      const all = [server, ...(await childrenOf(server))]
      for (const pid of all) signal(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) signal(pid, 'SIGCONT')
      }
    },
    stop: async () => {
      await stop().catch(() => null)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
