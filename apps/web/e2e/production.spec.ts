import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSmtp, type Smtp } from '../../api/src/testing/smtp.ts'
import { freePort, start, stop } from './program.ts'
import { expect, test } from './shopper.ts'

let dataDir: string
let port: number
let smtp: Smtp
let shop: ChildProcess | undefined

const origin = () => `http://localhost:${port}`
const environment = () => ({
  APP_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(port),
  PUBLIC_URL: origin(),
  SMTP_URL: smtp.url,
})

/** Runs a command to its end. */
const run = (command: string, args: readonly string[], env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: path.join(import.meta.dirname, '..'),
    // Where both are set, Node says so among the lines.
    env: { ...process.env, NO_COLOR: undefined, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, lines: stderr.trim().split('\n') }
}
const setup = () =>
  run(
    'npm',
    [
      ...['--prefix', '../..', 'run', '--silent', 'setup', '--'],
      ...['--name', 'Fjord & Co', '--email', 'hello@fjord.example', '--currency', 'EUR'],
      ...['--language', 'en,ar'],
    ],
    environment(),
  )

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-production-'))
  port = await freePort()
  smtp = await openSmtp()
})
test.afterAll(async () => {
  await stop(shop)
  smtp.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a start that misses something names each variable on a line, and no value', () => {
  const { status, stdout, lines } = run(process.execPath, ['server/start.ts'], {
    APP_ENV: 'production',
    DATA_DIR: path.join(dataDir, 'never'),
    DATABASE_URL: 'postgres://shop:hunter2@localhost/shop',
    SMTP_URL: 'hunter2@mail.example',
    SECRET: 'hunter2',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'SECRET is wrong',
    'SMTP_URL is wrong',
    'PUBLIC_URL is missing',
  ])
  expect(lines.join()).not.toContain('hunter2')
  expect(existsSync(path.join(dataDir, 'never'))).toBe(false)
})

test('an empty folder opens as it is, and can be set up when the shop has stopped', async ({
  page,
}) => {
  shop = await start('server/start.ts', /empty: stop the shop and run npm run setup/, environment())
  const answer = await page.goto(origin())
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('The shop is being set up')).toBeVisible()

  const early = setup()
  expect(early.status).toBe(1)
  expect(early.lines).toEqual([expect.stringMatching(/is in use by process \d+ .*: stop it/)])
  await stop(shop)
  const { status, stdout } = setup()
  expect(status).toBe(0)
  expect(stdout).toContain('Fjord & Co is set up')
  const again = setup()
  expect(again.status).toBe(1)
  expect(again.lines).toEqual([expect.stringMatching(/set up already: Fjord & Co/)])
})

test('then it is a real shop, with nothing of the demo', async ({ page, request, words }) => {
  shop = await start('server/start.ts', /Shop\s+http/, environment())
  const answer = await page.goto(origin())
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle('Home - Fjord & Co')
  expect(await page.content()).not.toMatch(/Solano|demo@shop/)
  expect(await (await request.get(`${origin()}/manifest.webmanifest`)).json()).toMatchObject({
    name: 'Fjord & Co',
    lang: 'en',
  })

  await page.getByRole('button', { name: words('Login') }).click()
  const dialog = page.getByRole('dialog', { name: words('Login') })
  await expect(dialog.getByRole('textbox', { name: words('Email or phone') })).toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: words('Password'), exact: true })).toHaveValue(
    '',
  )
  await expect(dialog.getByRole('button', { name: /Google|Facebook|Apple/ })).toHaveCount(0)

  const post = (call: string, data: object) => request.post(`${origin()}/api/${call}`, { data })
  const demo = await post('login', { phone: 'demo@shop.example', password: 'secret-demo' })
  expect(demo.status()).toBe(400)
  const stranger = { code: '1122', data: { sub: '1', email: 'robin@shop.example' } }
  expect((await post('auth/google/token', stranger)).status()).toBe(400)
  const missing = await request.get(`${origin()}/api/auth/google/development`)
  expect(missing.status()).toBe(404)
})

test('its codes go by mail, and nowhere else', async ({ request }) => {
  const email = 'nadia@mail.example'
  const post = (call: string, data: object) => request.post(`${origin()}/api/${call}`, { data })
  const form = { name: 'Nadia', phone: '01000000000', country: 'Egypt', phone_code: '20' }
  const made = await post('registration', { ...form, email, password: 'a-good-password' })
  expect(made.status(), await made.text()).toBe(200)
  const sent = await post('send-otp', { phone: email })
  expect(await sent.json()).toMatchObject({ data: { otp: null } })
  await expect.poll(() => smtp.taken).toEqual([email])
})
