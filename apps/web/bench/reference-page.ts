import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The picture that a page loads first: the preloaded one, else the first in the text. */
async function largestPictureOf(page: string): Promise<{ body: Buffer; type: string }> {
  const html = await (await fetch(page)).text()
  const source =
    /<img[^>]*fetchPriority="high"[^>]*src="([^"]+)"/i.exec(html)?.[1] ??
    /<img[^>]*src="([^"]+)"/.exec(html)?.[1]
  if (!source) throw new Error(`${page} has no picture`)
  const url = new URL(source.replaceAll('&amp;', '&'), page)
  url.searchParams.set('w', '640')
  url.searchParams.set('f', 'avif')
  const answer = await fetch(url)
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('Content-Type') ?? 'image/avif',
  }
}

/** Serves the floor: a static page with a heading and the page's largest picture, nothing else. */
export async function pictureOnlyPage(page: string) {
  const picture = await largestPictureOf(page)
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
