/**
 * Measures the running shop against the budgets (docs/quality.md): a table on the console, figures
 * in bench-results.json. Run: npm run bench [-- --quick] [-- --products 100000]
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { audit, openBrowser } from './browser.ts'
import { budgetOf } from './budgets.ts'
import { load, memoryOf, oneByOne } from './load.ts'
import { addToBadge, openTile } from './press.ts'
import { pictureOnlyPage } from './reference-page.ts'
import { timeSearches } from './search.ts'
import { growCatalogue, someProducts, startShop } from './shop.ts'
import { visit } from './visit.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
  },
})
const runs = values.quick ? 1 : 5
const seconds = values.quick ? 3 : 8

type Row = { what: string; measured: string; budget: string }
const rows: Row[] = []
const results: Record<string, unknown> = {}
const note = (what: string, measured: string, budget = '') => {
  rows.push({ what, measured, budget })
  console.log(`${what.padEnd(58)} ${measured.padEnd(44)} ${budget}`)
}
const budgets = {
  scores: budgetOf('Lighthouse mobile'),
  lcp: budgetOf('LCP there'),
  paints: budgetOf('FCP; CLS; TBT'),
  scripts: budgetOf('JavaScript for the first view'),
  styles: budgetOf('CSS, brotli; HTML'),
  fonts: budgetOf('fonts before first text'),
  press: budgetOf('pointerdown on a tile'),
  visit: budgetOf('back to the list'),
  further: budgetOf('each further page view'),
  badge: budgetOf("click on 'add to cart'"),
  pages: budgetOf('HTML of home and product'),
  lists: budgetOf('/api/products with filters'),
  searches: budgetOf('a search that nobody'),
  memory: budgetOf('memory of the running shop'),
  start: budgetOf('`npm start` on a fresh clone'),
}
const kib = (value: number) => `${value.toFixed(1)} KiB`
const ms = (value: number) => `${Math.round(value)} ms`

const listQuery =
  '/api/products?page=1&per_page=10&sort_type=low_to_high&min_price=10&max_price=400'
const listQueries = [
  listQuery,
  '/api/products?page=3&per_page=10&sort_type=top_selling',
  '/api/products?page=1&per_page=10&category_id=1&sort_type=newest',
  '/api/products?page=2&per_page=10&sort_type=popular_product&rating=4',
  '/api/products?page=1&per_page=10&search=cotton&sort_type=high_to_low',
]

async function measureApi(url: string, label: string): Promise<number> {
  const urls = listQueries.map((query) => `${url}${query}`)
  await oneByOne(urls, 2)
  const { p50, p95 } = await oneByOne(urls, values.quick ? 10 : 40)
  note(
    `/api/products, filters and sorts, ${label}: p50, p95`,
    `${ms(p50)}, ${ms(p95)}`,
    budgets.lists,
  )
  for (const [name, target] of [
    ['/api/products', listQuery],
    ['/api/product-details', '/api/product-details?product_id=1'],
  ] as const) {
    const { requestsPerSecond, p99 } = await load([`${url}${target}`], seconds)
    note(`${name}, 8 connections, ${label}`, `${requestsPerSecond} requests/s, p99 ${ms(p99)}`)
    results[`${name} ${label}`] = { requestsPerSecond, p99 }
  }
  results[`/api/products ${label} one by one`] = { p50, p95 }
  return p95
}

async function measureSearches(url: string, label: string) {
  const found = await timeSearches(url)
  for (const [what, { p50, p95 }] of Object.entries(found))
    note(
      `searches as people type them, ${what}, ${label}: p50, p95`,
      `${ms(p50)}, ${ms(p95)}`,
      budgets.searches,
    )
  results[`searches ${label}`] = found
}

/** @param isWarm each page has been made once; else most are made for who asks */
async function measurePages(url: string, products: number, isWarm: boolean) {
  const ids = await someProducts(url, isWarm ? 400 : 4000)
  if (isWarm)
    await oneByOne(
      ids.map((id) => `${url}/products/${id}/details`),
      1,
    )
  for (const [name, targets] of [
    ['home', ['/']],
    ['one product', ['/products/1/details']],
    [`${ids.length} products at random`, ids.map((id) => `/products/${id}/details`)],
  ] as const) {
    const urls = targets.map((target) => `${url}${target}`)
    const { requestsPerSecond, p99, errors } = await load(urls, seconds)
    note(
      `HTML of ${name}, 8 connections, ${products} products`,
      `${requestsPerSecond} requests/s, p99 ${ms(p99)}, ${errors} errors`,
      budgets.pages,
    )
    results[`html ${name}, of ${products}`] = { requestsPerSecond, p99, errors }
  }
}

const devices = {
  'mouse, 1280 wide': { isPhone: false, slower: 1 },
  'mouse, 1280 wide, 4x CPU': { isPhone: false, slower: 4 },
  'finger, 360 wide, 4x CPU': { isPhone: true, slower: 4 },
}

async function measureVisits(browser: Browser, url: string) {
  for (const [name, device] of Object.entries(devices)) {
    const found = await visit(browser, url, device, values.quick ? 1 : 5)
    results[`visit, ${name}`] = found
    for (const { what, shown, requests, kib: weight } of found.steps)
      note(
        `${name}: ${what}`,
        `${ms(shown)}, ${requests} requests, ${kib(weight)}`,
        budgets.further,
      )
    note(`${name}: INP, layout shift`, `${ms(found.inp)}, ${found.shift.toFixed(3)}`, budgets.visit)
  }
}

async function measureScreens(url: string) {
  const looker = await openBrowser()
  const reference = await pictureOnlyPage(looker, `${url}/products/1/details`)
  await looker.close()
  try {
    const floor = await audit(reference.url, runs)
    note('A static page with the same largest picture: LCP', ms(floor.lcp))
    for (const [name, target] of [
      ['home', '/'],
      ['/products', '/products'],
      ['product', '/products/1/details'],
      ['shop', '/shops/1'],
    ] as const) {
      const found = await audit(`${url}${target}`, runs)
      results[`lighthouse ${name}`] = found
      note(
        `${name}: performance, accessibility, best practices, SEO`,
        `${found.performance} ${found.accessibility} ${found.bestPractices} ${found.seo} ${found.failed.join(' ')}`,
        budgets.scores,
      )
      note(
        `${name}: LCP (x static)`,
        `${ms(found.lcp)} (${(found.lcp / floor.lcp).toFixed(2)} x)`,
        budgets.lcp,
      )
      note(
        `${name}: FCP, CLS, TBT`,
        `${ms(found.fcp)}, ${found.cls.toFixed(3)}, ${ms(found.tbt)}`,
        budgets.paints,
      )
      note(
        `${name}: scripts, those of idle moments too`,
        kib(found.scripts),
        `${budgets.scripts}, until the first rest`,
      )
      note(`${name}: CSS; HTML`, `${kib(found.styles)}; ${kib(found.document)}`, budgets.styles)
      note(`${name}: fonts`, kib(found.fonts), budgets.fonts)
    }
    const browser = await openBrowser()
    try {
      const { heading, picture } = await openTile(browser, url, values.quick ? 3 : 15)
      note("mouse down on a tile to the product's heading", ms(heading), budgets.press)
      note("mouse down on a tile to the product's picture", ms(picture), budgets.press)
      await measureVisits(browser, url)
      const add = await addToBadge(browser, url, values.quick ? 3 : 9)
      note("press on 'Add to cart' to the badge's change", ms(add), budgets.badge)
      Object.assign(results, { openTile: { heading, picture }, addToBadge: add })
    } finally {
      await browser.close()
    }
  } finally {
    reference.close()
  }
}

const small = await startShop(3901)
note('start to first page, empty data folder', `${small.firstPage.toFixed(1)} s`, budgets.start)
await measureScreens(small.url)
await measurePages(small.url, 400, true)
const p95 = await measureApi(small.url, '400 products')
await measureSearches(small.url, '400 products')
note('memory of the shop after the load', `${Math.round(memoryOf(small.pid))} MB`, budgets.memory)
await small.stop()

const again = await startShop(3901, small.dataDir)
note('start to first page, later', `${again.firstPage.toFixed(1)} s`, budgets.start)
results.laterStart = again.firstPage
await again.stop()

const many = Number(values.products)
if (many > 0) {
  await growCatalogue(small.dataDir, many)
  const big = await startShop(3901, small.dataDir)
  await measurePages(big.url, many, false)
  const p95Big = await measureApi(big.url, `${many} products`)
  await measureSearches(big.url, `${many} products`)
  note('p95 against 400 products', `${(p95Big / p95).toFixed(1)} x`, budgets.lists)
  note('memory of the shop after the load', `${Math.round(memoryOf(big.pid))} MB`, budgets.memory)
  await big.stop()
}

const file = path.join(import.meta.dirname, '..', '..', '..', 'bench-results.json')
writeFileSync(file, `${JSON.stringify({ rows, results }, null, 2)}\n`)
console.log(`Figures are in ${path.relative(process.cwd(), file)}.`)
