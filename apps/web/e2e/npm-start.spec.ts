import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './program.ts'
import { expect, test } from './shopper.ts'

let dataDir: string
let npm: ChildProcess
test.beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-npm-'))
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('npm ends with the shop that it runs, when it is told to', async ({ request }) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  npm = spawn('npm', ['start', '--silent'], {
    cwd: path.join(import.meta.dirname, '..', '..', '..'),
    env: {
      ...process.env,
      APP_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      SMTP_URL: 'smtp://localhost:25',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'exit')
  await once(npm.stdout ?? npm, 'data')
  expect((await request.get(origin)).status()).toBe(200)
  npm.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect(request.get(origin)).rejects.toThrow('ECONNREFUSED')
})
