/** What the story's server says: an answer's `data`, or a function that makes a whole response. */
export type StoryAnswer = object | ((request: Request) => Response | Promise<Response>)

/** Answers by call: `{ 'GET /products': productList, 'POST /cart/store': refuse(422, '…') }`. */
export type StoryApi = Readonly<Record<string, StoryAnswer>>

let answers: StoryApi = {}
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

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  const fixture = answers[`${request.method} ${path}`]
  if (typeof fixture === 'function') return fixture(request)
  if (fixture) return Response.json({ message: 'ok', data: fixture })
  return Response.json({ message: `The story has no answer to ${path}` }, { status: 404 })
}

/** After its answer a call has a turn to be worked in. */
async function noted(request: Request): Promise<Response> {
  const calls = heard
  const response = await answer(request)
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  setTimeout(() => setTimeout(() => calls.add(`${request.method} ${path}`)))
  return response
}

const network = globalThis.fetch

/** Lets this story's calls to /api be answered from a table; anything else goes to the network. */
export function answerWith(api: StoryApi) {
  answers = api
  heard = new Set()
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname.startsWith('/api/') ? noted(request) : network(request)
  }
}
