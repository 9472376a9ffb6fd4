import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from './ready.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A demo shop in its seed state for each worker: whatever is pressed there, nobody else meets it. */
export const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    async ({ playwright }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'shop-e2e-crawler-'))
      const port = await freePort()
      const shop = spawn(process.execPath, ['server/start.ts'], {
        cwd: path.join(import.meta.dirname, '..'),
        env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMIT: '0' },
        stdio: 'ignore',
      })
      const url = `http://localhost:${port}`
      const request = await playwright.request.newContext()
      const isUp = () =>
        request.get(url).then(
          (answer) => answer.ok(),
          () => false,
        )
      await expect.poll(isUp, { timeout: 100_000 }).toBe(true)
      await use(url)
      await request.dispose()
      shop.kill()
      await once(shop, 'exit')
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
})

export { expect }
