import routes from '../app/routes.ts'
import { askRaw, type RawAnswer } from './raw-request.ts'
import { expect, test } from './shopper.ts'
import { pathsOf, type StrangeRequest, strangeRequests } from './strange-requests.ts'

const atOnce = 4

/** What was no request, or none for this shop, is refused before anything of ours sees it. */
const isUnread = ({ status, body }: RawAnswer) =>
  [400, 431].includes(status ?? 0) && /^(0\s*)?$/.test(body)

/** What is wrong with an answer, in words. */
function faultsOf({ method }: StrangeRequest, answer: RawAnswer): string[] {
  const { status, headers, body } = answer
  if (status === null) return ['no answer']
  const has = (name: string) => headers.has(name)
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const location = headers.get('Location')
  const faults = {
    [`it answers ${status}`]: status >= 500,
    'it is read as another type': !isUnread(answer) && !has('X-Content-Type-Options'),
    'a page without its charset':
      isPage && !/charset=utf-8/i.test(headers.get('Content-Type') ?? ''),
    'a page without a policy': isPage && !has('Content-Security-Policy'),
    'a page that tells where it was': isPage && !has('Referrer-Policy'),
    'what was sent became a header': has('X-Pwned') || has('Set-Cookie'),
    'it sends what was sent': method === 'TRACE' && status < 400,
    'it leads elsewhere': location !== null && !/^\/(?![/\\])/.test(location),
    'it gives out a file of the machine': /"private": true|\[core\]|root:x:0/.test(body),
    'it tells of its inside': /node_modules|\.ts:\d+|\bat \w+ \(/.test(body),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

test('whatever is asked for in whatever way, the answer is the shop’s, with its headers', async ({
  baseURL,
  request,
}) => {
  const shop = new URL(baseURL ?? '')
  const requests = strangeRequests(pathsOf(routes), 8)
  const wrong: string[] = []
  const one = async (strange: StrangeRequest) => {
    const faults = faultsOf(strange, await askRaw(shop, strange))
    const { method, target, headers } = strange
    if (faults.length > 0)
      wrong.push(`${JSON.stringify([method, target.slice(0, 200), ...headers])}: ${faults}`)
  }
  const waiting = [...requests]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await one(next)
    }),
  )
  expect(wrong).toEqual([])
  expect(requests.length).toBeGreaterThan(400)
  // It is still there, for shoppers as ever.
  expect((await request.get('/products')).status()).toBe(200)
})
