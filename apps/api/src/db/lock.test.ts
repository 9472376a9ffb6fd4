import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseInUse, lockFolder } from './lock.ts'

let folder: string
let dir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-lock-'))
  dir = join(folder, 'db')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process that takes the folder, says whether it has it, and then stays. */
const takeApart = async () => {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))})
    try { lockFolder(${JSON.stringify(dir)}); console.log('taken') } catch { console.log('refused') }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    has: String(output).trim() === 'taken',
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test('a folder in use says by whom', () => {
  const unlock = lockFolder(dir)
  expect(() => lockFolder(dir)).toThrow(DatabaseInUse)
  expect(() => lockFolder(dir)).toThrow(
    new RegExp(`process ${process.pid} which started at \\d{4}-.*DATA_DIR`),
  )
  unlock()
  lockFolder(dir)()
})

test('and on which host, where that is another', async () => {
  const unlock = lockFolder(dir)
  const holder = join(folder, 'holder.json')
  const known = await readFile(holder, 'utf8')
  await writeFile(holder, known.replace(JSON.stringify(hostname()), '"elsewhere"'))
  expect(() => lockFolder(dir)).toThrow('on another host, elsewhere,')
  unlock()
})

test('a holder that was killed is in nobody’s way, whoever has its number now', async () => {
  const holder = await takeApart()
  expect(holder.has).toBe(true)
  expect(() => lockFolder(dir)).toThrow(DatabaseInUse)
  await holder.kill()
  await writeFile(join(folder, 'holder.json'), JSON.stringify({ pid: process.pid }))
  lockFolder(dir)()
})

test('a spoilt lock file, which holds nothing, is made anew for one of those who come', async () => {
  await writeFile(join(folder, 'lock'), 'spoilt'.repeat(1000))
  const takers = await Promise.all([takeApart(), takeApart(), takeApart()])
  for (const { kill } of takers) await kill()
  expect(takers.filter(({ has }) => has)).toHaveLength(1)
  lockFolder(dir)()
})

test('a file that is spoilt while it is held stays the holder’s', async () => {
  const holder = await takeApart()
  await writeFile(join(folder, 'lock'), 'spoilt'.repeat(1000))
  const other = await takeApart()
  for (const { kill } of [holder, other]) await kill()
  expect([holder.has, other.has]).toEqual([true, false])
})

test('of several that come at once one takes it', async () => {
  const takers = await Promise.all([takeApart(), takeApart(), takeApart()])
  expect(takers.filter(({ has }) => has)).toHaveLength(1)
  for (const { kill } of takers) await kill()
})
