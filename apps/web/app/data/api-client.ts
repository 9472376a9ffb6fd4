import type { Answer, BodyOf, Call, DataOf, FieldErrors, Gate, QueryOf } from '@shop/contract'
import { isTelling } from '@shop/contract/call'
import type { Capability } from '@shop/contract/capabilities'
import { isRecord } from '#app/lib/is-record.ts'
import { ApiError, clientMessages } from './api-error.ts'
import { readAnswer } from './oddities.ts'

export interface Input<C extends Call> {
  query?: QueryOf<C>
  body?: BodyOf<C>
  /** Values for the `{names}` in the path. */
  path?: Record<string, string | number>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The one way to a server of wire.md. Rejects with ApiError only. */
export type ApiClient = <C extends Call>(call: C, input?: Input<C>) => Promise<Answer<DataOf<C>>>

export interface ApiClientOptions {
  fetch: (request: Request) => Promise<Response>
  /** Where /api is. */
  origin: () => string
  locale: () => string
  token?: () => string | null
  /** A call with this token was answered 401: its session is over (specification.md section 4). */
  onUnauthorised?: (token: string) => void
  /** What the server says in its settings that it can do beyond the wire; null where nobody has read them. */
  capabilities?: () => readonly Capability[] | null
  /** Ends all its calls together; without it each has its own time. */
  limit?: AbortSignal
  /** How an answer's text is read, where `fetch` does not end one that has begun. */
  read?: (response: Response) => Promise<string>
  /** Answers for an answer's text what was read of the same one before, where many ask for it. */
  share?: <Read>(call: Call, text: string, read: () => Read) => Read
}

const timeout = 20_000
/** Files take their time on a slow line. */
const uploadTimeout = 120_000
/** In characters: browsers keep bodies of 64 KiB in all once their page has gone (Fetch, `keepalive`). */
const mostKept = 8_000

/** An answer that cannot be read is the server's fault; nobody is away. */
const unreadable = 500

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const fieldErrors = (value: unknown): FieldErrors =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([field, texts]) => [
          field,
          [texts].flat().filter(isWord).map(String),
        ]),
      )
    : {}

function addressOf(call: Call, input: Input<Call>, origin: string): URL {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path?.[name] ?? '')),
  )
  const url = new URL(`/api${path}`, origin)
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '' || value === false) continue
    url.searchParams.set(name, value === true ? '1' : String(value))
  }
  return url
}

/** A form of names and values: lists are numbered, yes and no are 1 and 0 (wire.md 1.1, 11). */
function formOf(body: object): FormData {
  const form = new FormData()
  const put = (name: string, value: unknown) => {
    if (value === undefined) return
    if (value instanceof Blob) form.append(name, value)
    else if (Array.isArray(value))
      for (const [at, one] of value.entries()) put(`${name}[${at}]`, one)
    else form.append(name, typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''))
  }
  for (const [name, value] of Object.entries(body)) put(name, value)
  return form
}

const isFile = (value: unknown) => value instanceof Blob

/** Whether a server knows what stands behind a gate; what its answers tell is for whoever has read them. */
const knows = (known: readonly Capability[] | null, gate: Gate | undefined) =>
  known === null || gate === undefined || isTelling(gate) || known.includes(gate)

/** Of what is sent, what the server knows (decision 044): a screen that forgets to ask first asks for nothing strange. */
const withoutUnknown = (
  { additions = {} }: Call,
  sent: unknown,
  known: readonly Capability[] | null,
) =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([name]) => knows(known, additions[name])))

/** Headers that not every server knows. */
const headerGates: Readonly<Record<string, Gate>> = { 'Idempotency-Key': 'idempotency_keys' }

const knownHeaders = (sent: Record<string, string> = {}, known: readonly Capability[] | null) =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => knows(known, headerGates[name])))

const isForm = ({ multipart }: Call, body: object) =>
  multipart === 'files' ? Object.values(body).flat().some(isFile) : multipart === true

function bodyOf(call: Call, body: object): FormData | string | null {
  if (call.method !== 'POST') return null
  return isForm(call, body) ? formOf(body) : JSON.stringify(body)
}

/** Some servers refuse with 200, and say so in their answer. */
const refused = 400
const isRefusal = (answer: unknown) => isRecord(answer) && answer.success === false

/** How JSON may write what is no character: half of a pair (Unicode, "surrogate"), or a NUL. */
const escapes = /\\u(?:d[89a-f]|0000)/i

/** What no address and no document can hold is taken for the character that stands for such. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value

const asText = (response: Response) => response.text()

async function textOf(response: Response, read: NonNullable<ApiClientOptions['read']>) {
  if (response.status === 204) return '{}'
  return read(response).catch(() => {
    throw new ApiError(0, clientMessages.unreachable)
  })
}

function parsed(text: string, { ok, status }: Response): unknown {
  try {
    return escapes.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch {
    throw new ApiError(ok ? unreadable : status, clientMessages.unreadable, {}, true)
  }
}

/** What a server has answered, by its text; throws what it refuses. */
function answerOf<C extends Call>(call: C, response: Response, text: string): Answer<DataOf<C>> {
  const answer = parsed(text, response)
  if (!response.ok || isRefusal(answer)) {
    const errors = isRecord(answer) ? fieldErrors(answer.errors) : {}
    const texts = isRecord(answer)
      ? [answer.message, answer.error, ...Object.values(errors).flat()]
      : []
    const message = texts.find((words) => typeof words === 'string' && words !== '')
    throw new ApiError(
      response.ok ? refused : response.status,
      String(message ?? clientMessages.failed),
      errors,
      // A gateway knows nothing of it, and a server that broke may have done it before; one that is closed says so.
      response.status >= 500 && (response.status !== 503 || message === undefined),
    )
  }
  const envelope = isRecord(answer) ? answer : {}
  const read = readAnswer(call, 'bare' in call ? answer : envelope.data)
  if (!read.success) throw new ApiError(unreadable, clientMessages.unreadable, {}, true)
  return {
    data: read.output as DataOf<C>,
    message: typeof envelope.message === 'string' ? envelope.message : null,
  }
}

/** Makes a client: for the browser once, on the server for each request. */
export const createApiClient =
  (options: ApiClientOptions): ApiClient =>
  async (call, input = {}) => {
    const token = options.token?.() ?? null
    const known = options.capabilities?.() ?? null
    const headers = new Headers({
      Accept: 'application/json',
      'Accept-Language': options.locale(),
      'X-Requested-With': 'XMLHttpRequest',
      ...knownHeaders(input.headers, known),
    })
    if (token && call.auth !== 'none') headers.set('Authorization', `Bearer ${token}`)
    // Another tab has just ended the session: there is nobody left to ask for.
    if (call.auth === 'required' && options.token && !headers.has('Authorization'))
      throw new ApiError(401, clientMessages.failed)
    if (!knows(known, call.capability)) throw new ApiError(404, clientMessages.failed)
    const query = withoutUnknown(call, input.query, known)
    const body = bodyOf(call, withoutUnknown(call, input.body, known))
    // The browser writes a form's own type: only it knows where the parts end.
    if (typeof body === 'string') headers.set('Content-Type', 'application/json')

    const limit =
      options.limit ?? AbortSignal.timeout(body instanceof FormData ? uploadTimeout : timeout)
    const signal = input.signal ? AbortSignal.any([input.signal, limit]) : limit
    // A heart that was pressed is kept though the page is left at once.
    const isKept = call.method !== 'GET' && !(body instanceof FormData)
    let response: Response
    try {
      response = await options.fetch(
        new Request(addressOf(call, { ...input, query } as Input<Call>, options.origin()), {
          method: call.method,
          headers,
          body,
          signal,
          keepalive: isKept && (body?.length ?? 0) < mostKept,
        }),
      )
    } catch {
      throw new ApiError(0, limit.aborted ? clientMessages.slow : clientMessages.unreachable)
    }

    // A stale token on a public call ends the session too; a wrong password answers 400.
    if (response.status === 401 && token) options.onUnauthorised?.(token)
    const text = await textOf(response, options.read ?? asText)
    const read = () => answerOf(call, response, text)
    return response.ok && options.share ? options.share(call, text, read) : read()
  }
