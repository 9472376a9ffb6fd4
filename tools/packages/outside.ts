/**
 * `npm run test:packages`: the packages from outside. They are built, looked over, packed and installed in
 * two apps that know nothing of this repository, which are built and opened in a browser: one with Vite,
 * another React and no Tailwind, one with Next, right to left, beside a Tailwind of its own.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import pinned from '@sparticuz/chromium'
import { chromium, type Page } from 'playwright'
import { family } from './family.ts'

const here = import.meta.dirname
const home = mkdtempSync(path.join(tmpdir(), 'packages-'))

const run = (command: string, args: readonly string[], cwd = process.cwd()) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function pack(): Record<string, string> {
  return Object.fromEntries(
    family.map(({ dist, manifest: { name } }) => {
      const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', home], dist))
      return [name, `file:${path.join(home, packed.filename)}`] as const
    }),
  )
}

/** A server says its address when it listens; whoever ends before has failed. */
async function hasSaid({ stdout }: { stdout: Readable }, address: string) {
  for await (const line of createInterface(stdout)) if (line.includes(address)) return
  throw new Error(`No server came up at ${address}`)
}

/** Every console message and uncaught error of a page. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(String(error)))
  return heard
}

function expectSame(what: string, found: unknown, wanted: unknown) {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

const styleOf = (page: Page, role: 'button' | 'heading', name: string, property: string) =>
  page
    .getByRole(role, { name })
    .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property)

/** What a page's own ground is by the stylesheet: white in the light scheme. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.background = 'var(--ground)'
    return getComputedStyle(probe).backgroundColor
  })

/** What shoppers go through, as far as a page of another shop shows it. */
async function goThrough(page: Page) {
  await page.getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByRole('textbox', { name: 'Email or phone' }).fill('amina@example.com')
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong-password')
  await login.getByRole('button', { name: 'Login' }).click()
  await login.getByText('Credentials do not match').waitFor()
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill('secret-demo')
  await login.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Hello Amina').waitFor()
  await page.getByRole('button', { name: 'Enter a code' }).click()
  await page.getByRole('textbox', { name: 'Enter OTP' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ask the shop' }).click()
  await page.getByRole('textbox', { name: /message/i }).waitFor()
}

interface App {
  name: string
  /** Where it wants what both apps show; one of them has it. */
  shop: string
  preview: (port: number) => readonly string[]
  look: (page: Page, at: string) => Promise<void>
}

/** The primary colour of `rampFrom('#7a3fb3')`. */
const themed = 'rgb(122, 63, 179)'

const apps: readonly App[] = [
  {
    name: 'vite',
    shop: 'src/shop.tsx',
    preview: (port) => [
      'vite',
      'preview',
      '--port',
      `${port}`,
      '--strictPort',
      '--host',
      '127.0.0.1',
    ],
    async look(page, at) {
      await page.goto(at)
      await page.getByRole('button', { name: 'Log in' }).waitFor()
      expectSame('theme', await styleOf(page, 'button', 'Log in', 'background-color'), themed)
      expectSame(
        'no reset of the page',
        await styleOf(page, 'heading', 'Our own', 'font-size'),
        '32px',
      )
      await page.emulateMedia({ colorScheme: 'dark' })
      expectSame('a light page in a dark system', await groundOf(page), 'rgb(255, 255, 255)')
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expectSame('direction', await styleOf(page, 'button', 'Log in', 'direction'), 'rtl')
      await goThrough(page)
    },
  },
  {
    name: 'next',
    shop: 'app/shop/shop.tsx',
    preview: (port) => ['next', 'start', '--port', `${port}`, '--hostname', '127.0.0.1'],
    async look(page, at) {
      await page.goto(at)
      const heading = (property: string) => styleOf(page, 'heading', 'Our own', property)
      expectSame('theme', await styleOf(page, 'button', 'Buy', 'background-color'), themed)
      expectSame(
        'a utility on a component',
        await styleOf(page, 'button', 'Buy', 'margin-top'),
        '32px',
      )
      expectSame("the page's text-3xl", await heading('font-size'), '30px')
      expectSame("the page's rounded-lg", await heading('border-radius'), '8px')
      expectSame(
        "the page's ease-out",
        await heading('transition-timing-function'),
        'cubic-bezier(0, 0, 0.2, 1)',
      )
      expectSame(
        "the page's sm:block beats a hidden of the components",
        await page.getByText('Wide').evaluate((element) => getComputedStyle(element).display),
        'block',
      )
      await page.goto(`${at}/shop`)
      await goThrough(page)
    },
  },
]

async function tryOut({ name, shop, preview, look }: App, tarballs: Record<string, string>) {
  const folder = path.join(home, name)
  cpSync(path.join(here, 'apps', name), folder, { recursive: true })
  cpSync(path.join(here, 'apps/vite/src/shop.tsx'), path.join(folder, shop))
  const file = path.join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.dependencies = { ...manifest.dependencies, ...tarballs }
  writeFileSync(file, JSON.stringify(manifest))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  const reacts = globSync('**/node_modules/react/package.json', { cwd: folder })
  expectSame(`${name}: React`, reacts.length, 1)
  run('npm', ['run', 'build'], folder)
  const port = await freePort()
  const server = spawn('npx', preview(port), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await pinned.executablePath()),
    args: pinned.args,
  })
  try {
    const page = await browser.newPage()
    const heard = listen(page)
    const at = `http://127.0.0.1:${port}`
    await hasSaid(server, `:${port}`)
    await look(page, at)
    expectSame(`${name}: console`, heard, [])
  } finally {
    await browser.close()
    if (server.pid) process.kill(-server.pid)
  }
  console.info(`${name}: installed, built, used`)
}

const only = process.argv.slice(2)
const tarballs = pack()
for (const app of apps)
  if (only.length === 0 || only.includes(app.name)) await tryOut(app, tarballs)
rmSync(home, { recursive: true })
