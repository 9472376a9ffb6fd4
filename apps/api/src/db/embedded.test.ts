import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { shops } from '../shops/tables.ts'
import { DatabaseUnusable } from './errors.ts'
import { openDatabase } from './index.ts'

const run = promisify(execFile)

let folder: string
let dir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'))
  dir = join(folder, 'db')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const unpack = async () => {
  await mkdir(dir, { mode: 0o700 })
  await run('tar', ['-xf', inject('archive'), '-C', dir])
}

const opening = () => openDatabase({ dir }).then(({ close }) => close())

describe('a database that cannot be opened says which, why, and what to do', () => {
  test.each([
    ['of another version', 'PG_VERSION', '16\n', 'initialized by PostgreSQL version 16'],
    ['without its heart', 'global/pg_control', '', 'could not read file "global/pg_control"'],
  ])('%s', async (_, file, content, reason) => {
    await unpack()
    await writeFile(join(dir, file), content)
    await expect(opening()).rejects.toThrow(DatabaseUnusable)
    await expect(opening()).rejects.toThrow(reason)
    await expect(opening()).rejects.toThrow(dir)
    await expect(opening()).rejects.toThrow('backup')
  })

  test('half of one, or something else, is not written over', async () => {
    await mkdir(dir)
    await writeFile(join(dir, 'mine'), 'dear')
    await expect(opening()).rejects.toThrow(`${dir} holds something, but no whole database`)
    expect(await readdir(dir)).toEqual(['mine'])
  })

  test('a place where nothing can be written', async () => {
    await writeFile(join(folder, 'file'), '')
    const opened = openDatabase({ dir: join(folder, 'file', 'data', 'db') })
    await expect(opened).rejects.toThrow(/^DATA_DIR: .*cannot be used: ENOTDIR/)
  })
})

test('nobody but its owner comes as far as its files', async () => {
  await unpack()
  await fs.promises.chmod(dir, 0o755)
  await opening()
  expect((await fs.promises.stat(dir)).mode & 0o777).toBe(0o700)
})

test('making a new one that fails leaves nothing behind, and the next try is as the first', async () => {
  const make = async (draft: string) => {
    await mkdir(draft)
    await writeFile(join(draft, 'half'), '')
    throw new Error('stopped')
  }
  await expect(openDatabase({ dir, make })).rejects.toThrow('stopped')
  expect(await readdir(folder)).toEqual(['lock'])
  await opening()
  expect(await readdir(folder)).toEqual(['db', 'lock'])
})

test('a full disk stops it for as long as it lasts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await unpack()
  const { db, close } = await openDatabase({ dir })
  await db.insert(shops).values({ name: 'Before', slug: 'before' })
  const { writeSync } = fs
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(((
    ...call: Parameters<typeof writeSync>
  ) => {
    // A new file of the engine's log of writes: the first thing that needs room.
    if (fs.readlinkSync(`/proc/self/fd/${call[0]}`).includes('xlogtemp'))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    return writeSync(...call)
  }) as typeof writeSync)
  const writeMuch = async () => {
    for (let megabytes = 0; megabytes < 40; megabytes++)
      await db.execute(sql`select pg_logical_emit_message(true, 'much', repeat('x', 1000000))`)
  }
  await expect(writeMuch()).rejects.toMatchObject({ cause: { code: '53100' } })
  await expect(db.select().from(shops)).rejects.toMatchObject({ cause: { name: 'DatabaseLost' } })
  await expect(db.transaction((tx) => tx.select().from(shops))).rejects.toThrow('has stopped')
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining('No space left on device')])
  full.mockRestore()
  await expect.poll(() => db.$count(shops).catch(() => 0)).toBe(1)
  await close()
})
