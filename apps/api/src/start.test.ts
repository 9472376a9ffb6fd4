import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readShopConfig } from './config.ts'
import { shops } from './shops/tables.ts'
import { startShopApi } from './start.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('production opens an empty database as it is, and says what makes a shop of it', async () => {
  const config = readShopConfig({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://localhost:25',
    DATA_DIR: dataDir,
  })
  const api = await startShopApi(config)
  try {
    expect(api.seeded).toBe(false)
    expect(await api.deps.db.$count(shops)).toBe(0)
    expect(api.notes.join('\n')).toContain('npm run setup')
    expect(api.notes.join('\n')).not.toMatch(/demo/i)
    for (const path of ['master', 'home', 'products', 'categories', 'blogs', 'countries'])
      expect((await api.app.request(`http://shop.test/api/${path}`)).status, path).toBe(200)
  } finally {
    await api.close()
  }
})
