import { chromium } from '@playwright/test'
import pinned from '@sparticuz/chromium'

const [, , base = '', out = '', scheme = 'dark', w = '1280', locale = 'en', ...paths] = process.argv
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await pinned.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({
  viewport: { width: Number(w), height: w === '360' ? 740 : 1000 },
  colorScheme: scheme as 'dark',
  hasTouch: w === '360',
})
await context.addCookies([{ name: 'locale', value: locale, url: base }])
const page = await context.newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 200)))
for (const p of paths) {
  await page.goto(base + p, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${out}/${scheme}-${w}-${locale}-${p.replace(/\W+/g, '_')}.png` })
}
await browser.close()
