/** The shop's process: how it ends when it is asked to, whatever it is at. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { lockFolder } from './db/lock.ts'

const patience = { timeout: 100_000 }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-run-'))
})
afterEach(async () => {
  for (const pid of alive()) process.kill(pid, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

const makeDatabase = async () => {
  const dir = join(dataDir, 'db')
  await mkdir(dir, { mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', inject('archive'), '-C', dir])
}

/** Every process that was told of this test's folder, and still lives. */
const alive = () =>
  globSync('/proc/[0-9]*')
    .filter((folder) => {
      try {
        return readFileSync(join(folder, 'environ'), 'utf8').includes(`DATA_DIR=${dataDir}`)
      } catch {
        return false
      }
    })
    .map((folder) => Number(basename(folder)))

const start = (env: Record<string, string> = {}) => {
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { shop, ended: once(shop, 'exit') }
}

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://localhost:25',
}

/** Starts the shop on a database that is there, and waits until its port is open. */
const open = async () => {
  await makeDatabase()
  const started = start(production)
  const port = await new Promise<number>((resolve, reject) => {
    started.shop.stdout.on('data', (chunk) => {
      const found = /localhost:(\d+)/.exec(String(chunk))
      if (found) resolve(Number(found[1]))
    })
    started.ended.then(([code]) => reject(new Error(`The shop ended with ${code}`)))
  })
  return { ...started, port }
}

const reach = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Half of a request, so that it is under way for as long as a test likes. */
const askHalf = (socket: Socket) => {
  const body = JSON.stringify({ phone: 'sara@shop.test', password: 'secret1' })
  const head = 'POST /api/login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json'
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`)
  return body.slice(9)
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s what is under way is answered, nothing new is taken, and nothing is left',
  patience,
  async (signal) => {
    const { shop, port, ended } = await open()
    const idle = await reach(port)
    const listening = new WebSocket(`ws://localhost:${port}/app/shop?protocol=7`)
    await once(listening, 'message')
    const asking = await reach(port)
    const rest = askHalf(asking)
    // It has been read when a later one is answered.
    await fetch(`http://localhost:${port}/api/master`)

    const told = once(listening, 'close')
    const dropped = once(idle.resume(), 'close')
    shop.kill(signal)
    expect((await told)[0]).toBe(4100)
    await dropped
    await expect(reach(port)).rejects.toThrow('ECONNREFUSED')
    // npm passes on what a terminal has sent already.
    shop.kill(signal)
    asking.write(rest)
    const answer = await text(asking)
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n/)
    expect(answer).toMatch(/\r\nConnection: close\r\n/i)
    expect(await ended).toEqual([0, null])
    expect(await readdir(dataDir)).not.toContain('holder.json')
    lockFolder(join(dataDir, 'db'))()
  },
)

test('whoever asks twice does not want to wait', patience, async () => {
  const { shop, port, ended } = await open()
  askHalf(await reach(port))
  // It has been read when a later one is answered.
  await fetch(`http://localhost:${port}/api/master`)
  shop.kill('SIGTERM')
  const isOpen = () =>
    reach(port).then(
      (socket) => socket.destroy().destroyed,
      () => false,
    )
  await expect.poll(isOpen, patience).toBe(false)
  await wait(1100)
  expect(shop.exitCode).toBeNull()
  shop.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
})

test.each([
  ['SIGTERM', [0, null], ['lock']],
  // The next start throws away what this one could not.
  ['SIGKILL', [null, 'SIGKILL'], ['db.new', 'holder.json', 'lock']],
] as const)(
  'a start that is ended by %s while it fills the shop leaves no process and no half of a shop',
  patience,
  async (signal, end, left) => {
    const { shop, ended } = start()
    const isFilling = () => existsSync(join(dataDir, 'db.new')) && alive().length === 2
    await expect.poll(isFilling, patience).toBe(true)
    shop.kill(signal)
    expect(await ended).toEqual(end)
    await expect.poll(alive, patience).toEqual([])
    expect((await readdir(dataDir)).sort()).toEqual(left)
  },
)
