/**
 * Measures the running shop against the budgets (docs/quality.md): a table on the console, figures
 * in bench-results.json. Run: npm run bench [-- --quick] [-- --products 100000]
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { audit, openBrowser } from './browser.ts'
import { load, memoryOf, oneByOne } from './load.ts'
import { addToBadge, tileToHeading } from './press.ts'
import { pictureOnlyPage } from './reference-page.ts'
import { growCatalogue, startShop } from './shop.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
  },
})
const runs = values.quick ? 1 : 5
const seconds = values.quick ? 3 : 8

type Row = { what: string; budget: string; measured: string }
const rows: Row[] = []
const results: Record<string, unknown> = {}
const note = (what: string, budget: string, measured: string) => {
  rows.push({ what, budget, measured })
  console.log(`${what.padEnd(58)} ${budget.padEnd(22)} ${measured}`)
}
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
    '30 ms at 400; 3 x',
    `${ms(p50)}, ${ms(p95)}`,
  )
  for (const [name, target] of [
    ['/api/products', listQuery],
    ['/api/product-details', '/api/product-details?product_id=1'],
  ] as const) {
    const { requestsPerSecond, p99 } = await load(`${url}${target}`, seconds)
    note(`${name}, 8 connections, ${label}`, '', `${requestsPerSecond} requests/s, p99 ${ms(p99)}`)
    results[`${name} ${label}`] = { requestsPerSecond, p99 }
  }
  results[`/api/products ${label} one by one`] = { p50, p95 }
  return p95
}

async function measurePages(url: string, label: string) {
  for (const [name, target] of [
    ['home', '/'],
    ['product', '/products/1/details'],
  ] as const) {
    const { requestsPerSecond, p99, errors } = await load(`${url}${target}`, seconds)
    note(
      `HTML of ${name}, 8 connections, ${label}`,
      '300 requests/s, 100 ms',
      `${requestsPerSecond} requests/s, p99 ${ms(p99)}, ${errors} errors`,
    )
    results[`html ${name} ${label}`] = { requestsPerSecond, p99, errors }
  }
}

async function measureScreens(url: string) {
  const looker = await openBrowser()
  const reference = await pictureOnlyPage(looker, `${url}/products/1/details`)
  await looker.close()
  try {
    const floor = await audit(reference.url, runs)
    note('A static page with the same largest picture: LCP', '', ms(floor.lcp))
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
        '98 100 100 100',
        `${found.performance} ${found.accessibility} ${found.bestPractices} ${found.seo} ${found.failed.join(' ')}`,
      )
      note(
        `${name}: FCP, LCP (x static), TBT, CLS`,
        '900 ms, 1.3 x, 100 ms, 0',
        `${ms(found.fcp)}, ${ms(found.lcp)} (${(found.lcp / floor.lcp).toFixed(2)} x), ${ms(found.tbt)}, ${found.cls.toFixed(3)}`,
      )
      note(
        `${name}: scripts, CSS, HTML, fonts in KiB`,
        '130, 15, 20, 40',
        [found.scripts, found.styles, found.document, found.fonts]
          .map((n) => n.toFixed(1))
          .join(', '),
      )
    }
    const browser = await openBrowser()
    try {
      const click = await tileToHeading(browser, url, values.quick ? 3 : 9)
      note("click on a tile to the product's heading", '60 ms', ms(click))
      const add = await addToBadge(browser, url, values.quick ? 3 : 9)
      note("press on 'Add to cart' to the badge's change", '16 ms', ms(add))
      Object.assign(results, { tileToHeading: click, addToBadge: add })
    } finally {
      await browser.close()
    }
  } finally {
    reference.close()
  }
}

const small = await startShop(3901)
note('start to first page, empty data folder', '120 s', `${small.firstPage.toFixed(1)} s`)
await measureScreens(small.url)
await measurePages(small.url, '400 products')
const p95 = await measureApi(small.url, '400 products')
note('memory of the shop after the load', '500 MB', `${Math.round(memoryOf(small.pid))} MB`)
await small.stop()

const again = await startShop(3901, small.dataDir)
note('start to first page, later', '5 s', `${again.firstPage.toFixed(1)} s`)
results.laterStart = again.firstPage
await again.stop()

const many = Number(values.products)
if (many > 0) {
  await growCatalogue(small.dataDir, many)
  const big = await startShop(3901, small.dataDir)
  await measurePages(big.url, `${many} products`)
  const p95Big = await measureApi(big.url, `${many} products`)
  note('p95 against 400 products', '3 x', `${(p95Big / p95).toFixed(1)} x`)
  note('memory of the shop after the load', '500 MB', `${Math.round(memoryOf(big.pid))} MB`)
  await big.stop()
}

const file = path.join(import.meta.dirname, '..', '..', '..', 'bench-results.json')
writeFileSync(file, `${JSON.stringify({ rows, results }, null, 2)}\n`)
console.log(`Figures are in ${path.relative(process.cwd(), file)}.`)
