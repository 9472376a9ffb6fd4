/**
 * What a first view brings, exactly: sizes are the build's, so they do not depend on the machine. The
 * limits stand in first-view.json; `npm run test:e2e -- first-view --update-snapshots` writes them
 * anew, which is to be said in the commit: docs/quality.md has the budgets that they go down to.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { FileSizes } from '../vite/seams.ts'
import { expect, test } from './shopper.ts'

test.use({ viewport: { width: 412, height: 823 } })

const screens = {
  home: '/',
  products: '/products',
  product: '/products/1/details',
  shop: '/shops/1',
}

type Kind = 'Document' | 'Stylesheet' | 'Font' | 'Script'

interface View {
  /** KiB, packed, rounded up to a half: of the build's files, and of the document as it came. */
  packed: Record<Kind, number>
  /** Bytes before compression, by package: what grew when a limit is passed. */
  packages: Record<string, number>
}

const limitsFile = path.join(import.meta.dirname, 'first-view.json')
const limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as Record<string, View>

const halves = (bytes: number) => Math.ceil(bytes / 512) / 2

const built = path.join(import.meta.dirname, '../build')

/** A file of the build as it is sent; null for what is made for each page. */
function sizeOf(address: string): number | null {
  const file = path.join(built, 'client', new URL(address).pathname)
  if (!address.includes('/build/')) return null
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** KiB that a document may grow by without anybody having changed it: its data and times differ. */
const slack = 0.5

/** Loads a page as a guest does, to its first rest. */
async function load(page: Page, address: string) {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const requests = new Map<string, { url: string; kind: string }>()
  const came: { url: string; kind: string; bytes: number }[] = []
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requests.set(requestId, { url: request.url, kind: type ?? '' })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId)
    if (found) came.push({ ...found, bytes: encodedDataLength })
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return came
}

async function measure(page: Page, address: string): Promise<View> {
  const came = await load(page, address)
  const sizes = JSON.parse(readFileSync(path.join(built, 'sizes.json'), 'utf8')) as FileSizes
  const sum = (kind: Kind) =>
    halves(came.reduce((all, one) => all + (one.kind === kind ? (sizeOf(one.url) ?? 0) : 0), 0))
  const [document] = came.filter(({ kind }) => kind === 'Document')
  const packages: Record<string, number> = {}
  for (const { url } of came)
    for (const [name, bytes] of Object.entries(sizes[new URL(url).pathname.slice(1)] ?? {}))
      packages[name] = (packages[name] ?? 0) + bytes
  return {
    packed: {
      Document: halves(document?.bytes ?? 0),
      Stylesheet: sum('Stylesheet'),
      Font: sum('Font'),
      Script: sum('Script'),
    },
    packages,
  }
}

const grown = (now: View['packages'], then: View['packages']) =>
  Object.entries(now)
    .filter(([name, bytes]) => bytes > (then[name] ?? 0))
    .map(([name, bytes]) => `${name}: ${then[name] ?? 0} became ${bytes} bytes`)
    .join('\n')

for (const [name, address] of Object.entries(screens))
  test(`the first view of ${name} brings no more than its limits`, async ({ page }, { config }) => {
    const view = await measure(page, address)
    if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
      const all = JSON.parse(readFileSync(limitsFile, 'utf8'))
      view.packed.Document += slack
      writeFileSync(limitsFile, `${JSON.stringify({ ...all, [name]: view }, null, 2)}\n`)
      return
    }
    const limit = limits[name]
    expect(limit, `${limitsFile} has ${name}`).toBeDefined()
    if (!limit) return
    for (const kind of ['Document', 'Stylesheet', 'Font', 'Script'] as const)
      expect(
        view.packed[kind],
        `KiB of ${kind}. What grew before compression:\n${grown(view.packages, limit.packages)}`,
      ).toBeLessThanOrEqual(limit.packed[kind])
  })

test.describe('by itself', () => {
  // The starter asks for the rest two frames after all this has come (server/document/start-app.ts). How
  // soon a busy machine paints them is no matter of ours; what the markup asks for is.
  test.use({ javaScriptEnabled: false })

  for (const [name, address] of Object.entries(screens))
    test(`the markup of ${name} asks for styles and pictures alone`, async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.resourceType()))
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(requests.filter((type) => type === 'stylesheet')).toHaveLength(1)
      expect(new Set(requests)).toEqual(new Set(['document', 'stylesheet', 'image', 'font']))
    })
})
