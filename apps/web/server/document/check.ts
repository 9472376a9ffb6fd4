/**
 * Renders a home page and a product's page with the storefront that was built, and ends with an error
 * that names what did not take hold of all that is done to a document. The build runs it.
 */
import '../production.ts'
import { JSDOM } from 'jsdom'
import { serverBuild } from '../build.ts'
import { createPages } from './pages.ts'
import { sampleApi } from './sample-api.ts'
import { lost } from './steps.ts'

const origin = 'https://shop.example'
const pages = createPages({ build: await import(serverBuild), api: sampleApi })

async function check(path: string): Promise<string[]> {
  const answer = await pages(new Request(new URL(path, origin)))
  const html = await answer.text()
  if (answer.status !== 200) return [`${path}: the page is not rendered (${answer.status})`]
  const found = await lost({
    page: new JSDOM(html).window.document,
    headers: answer.headers,
    async read(address) {
      const file = await pages(new Request(new URL(address, origin)))
      return file.ok ? file.text() : null
    },
  })
  return found.map((one) => `${path}: ${one}`)
}

const found = [...(await check('/')), ...(await check('/products/1/details'))]
if (found.length > 0) {
  console.error(['The document is not put together as it should be:', ...found].join('\n'))
  process.exitCode = 1
}
