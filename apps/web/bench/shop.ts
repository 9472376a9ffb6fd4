import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import web from '../package.json' with { type: 'json' }

export interface RunningShop {
  url: string
  pid: number
  /** From the start of the process to the first page, in seconds. */
  firstPage: number
  dataDir: string
  stop: () => Promise<void>
}

const home = path.join(import.meta.dirname, '..')

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return
  await new Promise((resolve) => child.once('exit', resolve))
}

/** Starts a shop of its own in production mode, on its own port and data folder. */
export async function startShop(port: number, dataDir?: string): Promise<RunningShop> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'shop-bench-')))
  const url = `http://localhost:${port}`
  if (await answers(url)) throw new Error(`Something else answers at ${url}.`)
  const began = performance.now()
  // What `npm start` runs, with its bounds on memory; its `exec` leaves no shell between.
  const child = spawn(web.scripts.start, {
    shell: true,
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      NODE_ENV: 'production',
      // All of the load comes from one address.
      RATE_LIMIT: '0',
    },
  })
  process.once('exit', () => child.kill('SIGTERM'))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode}.`)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return {
    url,
    pid: child.pid ?? 0,
    firstPage: (performance.now() - began) / 1000,
    dataDir: folder,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

/** Adds products to a data folder until it holds this many. */
export async function growCatalogue(dataDir: string, products: number) {
  const child = spawn(process.execPath, ['src/seed/main.ts', '--products', String(products)], {
    cwd: path.join(home, '..', 'api'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  await ended(child)
  if (child.exitCode !== 0) throw new Error('The catalogue could not be filled.')
}

const pageSize = 60

/** So many products, from pages that lie evenly over the whole list. */
export async function someProducts(shop: string, most: number): Promise<number[]> {
  const read = async (page: number) => {
    const answer = await fetch(`${shop}/api/products?page=${page}&per_page=${pageSize}`)
    return (await answer.json()).data as { total: number; products: { id: number }[] }
  }
  const { total } = await read(1)
  const pages = Math.ceil(total / pageSize)
  const step = Math.max(1, Math.floor((pages * pageSize) / most))
  const ids: number[] = []
  for (let page = 1; page <= pages && ids.length < most; page += step)
    ids.push(...(await read(page)).products.map(({ id }) => id))
  return ids.slice(0, most)
}
