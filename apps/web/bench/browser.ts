import { type Browser, chromium as playwright } from '@playwright/test'
import pinned from '@sparticuz/chromium'
import lighthouse from 'lighthouse'

const debuggingPort = 9_377

/** The pinned browser, open for Lighthouse and for scripts. */
export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await pinned.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })

export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** KiB as transferred. */
  scripts: number
  styles: number
  document: number
  fonts: number
  failed: string[]
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

interface NetworkRequest {
  resourceType?: string
  transferSize?: number
}

async function auditOnce(url: string): Promise<Audit> {
  // A browser of its own each time: the first visit of somebody who has never been here.
  const browser = await openBrowser()
  const result = await lighthouse(url, {
    port: debuggingPort,
    formFactor: 'mobile',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  }).finally(() => browser.close())
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { audits, categories } = result.lhr
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const requests = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined
  const kib = (type: string) =>
    (requests?.items ?? [])
      .filter((item) => item.resourceType === type)
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scripts: kib('Script'),
    styles: kib('Stylesheet'),
    document: kib('Document'),
    fonts: kib('Font'),
    failed,
  }
}

/** Lighthouse mobile with simulated slow 4G; each figure is the median of the runs. */
export async function audit(url: string, runs: number): Promise<Audit> {
  const results: Audit[] = []
  for (let run = 0; run < runs; run++) results.push(await auditOnce(url))
  const [first] = results
  if (!first) throw new Error('At least one run')
  const middle = Object.fromEntries(
    Object.entries(first)
      .filter(([, value]) => typeof value === 'number')
      .map(([name]) => [name, median(results.map((one) => Number(one[name as keyof Audit])))]),
  )
  return { ...first, ...middle, failed: [...new Set(results.flatMap(({ failed }) => failed))] }
}
