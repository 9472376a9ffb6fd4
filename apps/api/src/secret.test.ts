import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shopSecret } from './secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a secret is made once, and anew where what is kept is none', async () => {
  const made = await shopSecret({ secret: null, dataDir })
  expect(await shopSecret({ secret: null, dataDir })).toBe(made)
  await writeFile(join(dataDir, 'secret'), 'short')
  expect((await shopSecret({ secret: null, dataDir })).length).toBeGreaterThan(32)
})

test('one that is there and cannot be read is not replaced', async () => {
  await mkdir(join(dataDir, 'secret'))
  await expect(shopSecret({ secret: null, dataDir })).rejects.toThrow(/^DATA_DIR: .*cannot be read/)
  await rm(join(dataDir, 'secret'), { recursive: true })
  await shopSecret({ secret: null, dataDir })
  expect((await readFile(join(dataDir, 'secret'))).length).toBeGreaterThan(32)
})
