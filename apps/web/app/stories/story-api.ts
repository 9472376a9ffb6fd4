import type { Capability, Gate } from '@shop/contract'
import { isTelling } from '@shop/contract/call'
import { everyCall } from '@shop/contract/every-call'

/** What the story's server says: an answer's `data`, or a function that makes a whole response. */
export type StoryAnswer = object | ((request: Request) => Response | Promise<Response>)

/** Answers by call: `{ 'GET /products': productList, 'POST /cart/store': refuse(422, '…') }`. */
export type StoryApi = Readonly<Record<string, StoryAnswer>>

let answers: StoryApi = {}
let known: readonly Capability[] = []
let heard = new Set<string>()

/**
 * Whether the story has heard the answer to a call. A story that ends earlier leaves work behind that
 * meets the next one.
 */
export const hasHeard = (call: string) => heard.has(call)

/** Never answers: the loading state. */
export const neverAnswers = () => new Promise<Response>(() => undefined)

/** Answers as a server that refuses (wire.md 1.3). */
export const refuse = (status: number, message: string, errors?: Record<string, string[]>) => () =>
  Response.json({ message, errors }, { status })

/** Answers as if the server could not be reached. */
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/^\/api/, '')

const calls = [...everyCall.values()].map((call) => ({
  ...call,
  address: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** What only servers with a capability know of a request: the call itself, and what is sent with it. */
async function beyondTheWire(request: Request): Promise<[string, Gate | undefined][]> {
  const call = calls.find(
    ({ method, address }) => method === request.method && address.test(pathOf(request)),
  )
  const isJson = request.headers.get('Content-Type') === 'application/json'
  const body: object = isJson ? await request.clone().json() : {}
  const sent = { ...Object.fromEntries(new URL(request.url).searchParams), ...body }
  const fields = Object.entries(sent).flatMap(([field, value]) => (value ? [field] : []))
  return [
    ['the call', call?.capability],
    ...fields.map((field): [string, Gate | undefined] => [field, call?.additions?.[field]]),
  ]
}

/** What was asked of a server that lacks it, by all stories: also after their end, as no play waits for it. */
export const complaints: string[] = []

/** What stock servers do not have is asked only of a server that says it has it: else the story fails. */
async function complainOf(request: Request) {
  for (const [what, capability] of await beyondTheWire(request))
    if (capability && !isTelling(capability) && !known.includes(capability)) {
      const complaint = `${what} of ${request.method} ${pathOf(request)} was sent to a server without ${capability}`
      complaints.push(complaint)
      console.error(complaint)
    }
}

/** What a signed-in shopper's page calls of itself. */
const always: StoryApi = { 'POST /update-last-seen': {} }

async function answer(request: Request): Promise<Response> {
  const path = pathOf(request)
  const call = `${request.method} ${path}`
  const fixture = answers[call] ?? always[call]
  if (typeof fixture === 'function') return fixture(request)
  if (fixture) return Response.json({ message: 'ok', data: fixture })
  return Response.json({ message: `The story has no answer to ${path}` }, { status: 404 })
}

/** After its answer a call has a turn to be worked in. */
async function noted(request: Request): Promise<Response> {
  await complainOf(request)
  const calls = heard
  const response = await answer(request)
  setTimeout(() => setTimeout(() => calls.add(`${request.method} ${pathOf(request)}`)))
  return response
}

const network = globalThis.fetch

/** Lets this story's calls to /api be answered from a table; anything else goes to the network. */
export function answerWith(api: StoryApi, capabilities: readonly Capability[]) {
  answers = api
  known = capabilities
  heard = new Set()
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname.startsWith('/api/') ? noted(request) : network(request)
  }
}
