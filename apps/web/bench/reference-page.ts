import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'

/** The form of its largest picture that a page shows on Lighthouse's phone. */
async function largestPictureOf(
  browser: Browser,
  page: string,
): Promise<{ body: Buffer; type: string }> {
  const phone = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const tab = await phone.newPage()
  await tab.goto(page, { waitUntil: 'load' })
  const source = await tab
    .locator('main img[fetchpriority=high]')
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc)
  await phone.close()
  const answer = await fetch(source)
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('Content-Type') ?? 'image/avif',
  }
}

/** Serves the floor: a static page with a heading and the page's largest picture, nothing else. */
export async function pictureOnlyPage(browser: Browser, page: string) {
  const picture = await largestPictureOf(browser, page)
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title><style>body{margin:0;font:16px system-ui}</style><h1>Static page</h1><img src="/picture" width="412" height="412" alt="" fetchpriority="high">'
  const server = createServer((request, response) => {
    if (request.url === '/picture')
      response.setHeader('Content-Type', picture.type).end(picture.body)
    else response.setHeader('Content-Type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
