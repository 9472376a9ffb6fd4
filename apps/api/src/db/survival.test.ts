/** What was acknowledged is there again after the process, or the machine, ended without a word. */
import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { openDatabase } from './index.ts'

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-survival-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A folder with an empty shop in it. */
const makeDatabase = async (name: string) => {
  const dir = join(folder, name)
  await mkdir(dir, { mode: 0o700 })
  await run('tar', ['-xf', inject('archive'), '-C', dir])
  return dir
}

/** Has orders placed in a process of its own, until it is killed or ends itself. */
const orderOn = (dir: string, ...options: string[]) => {
  const program = join(import.meta.dirname, '..', 'testing', 'order-on.ts')
  const child = spawn(process.execPath, [program, dir, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let placed = 0
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    if (line === 'placed') placed += 1
  })
  const begun = new Promise((resolve) => lines.once('line', resolve))
  const ended = new Promise((resolve) => lines.once('close', resolve))
  return {
    begun,
    kill: () => child.kill('SIGKILL'),
    /** How many orders it was told are placed. */
    placed: async () => {
      await ended
      return placed
    },
  }
}

const readBack = async (from: string) => {
  const database = await openDatabase({ dir: from })
  try {
    const [product] = await database.db.select().from(products)
    return { orders: await database.db.$count(orders), left: product?.quantity ?? 0 }
  } finally {
    await database.close()
  }
}

/** A database starts in a second; on a machine that is busy with other things, in half a minute. */
const patience = 300_000

test('an order that was acknowledged outlives the power', { timeout: patience }, async () => {
  const left = join(folder, 'left')
  const shop = orderOn(await makeDatabase('shop'), left, '10')
  expect(await shop.placed()).toBe(10)
  expect(await readBack(left)).toEqual({ orders: 10, left: 1_000_000 - 10 })
})

test('and a kill at any moment', { timeout: patience }, async () => {
  for (const name of ['early', 'late']) {
    const dir = await makeDatabase(name)
    const shop = orderOn(dir)
    await shop.begun
    await wait(Math.random() * 500)
    shop.kill()
    const placed = await shop.placed()
    const found = await readBack(dir)
    // The one that was under way is there or not; what it took from the shelf goes with it.
    expect([placed, placed + 1]).toContain(found.orders)
    expect(found.left).toBe(1_000_000 - found.orders)
  }
})
