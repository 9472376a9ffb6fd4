import type { Settings } from '@shop/contract'
import { createContext, RouterContextProvider } from 'react-router-dom'
import { readCookies } from '#app/lib/cookies.ts'
import type { PageData } from '../../server/document/step.ts'
import type { Composed } from '../../server/document/steps.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { readText } from './read-text.ts'
import { fetchShared, readShared, sharedAnswer } from './shared-answers.ts'

/** What the web server hands over with a request. */
export interface RequestAccess {
  /** Reaches /api: in this process, or at another server. */
  fetchApi: (request: Request) => Promise<Response>
  /** The public origin, for canonical addresses: https://shop.example. */
  origin: string
  /** While developing: how the Content-Security-Policy knows the tools' inline scripts. */
  nonce?: string
  /** Keeps the data that a page is started from, and says where; null puts them into the page. */
  keepData: ((data: PageData) => string) | null
}

/** What is known of a request before a screen's loader runs. */
export interface RequestFacts extends RequestAccess {
  client: ApiClient
  /** Asked for by ?lang=, else by the cookie; settings decide when neither is there. */
  requestedLocale: string | null
  /** The currency cookie. */
  currencyChoice: string | null
  /** Set before loaders run: the settings (null when they cannot be read), language, translations. */
  settings: Settings | null
  locale: string
  messages: Promise<Record<string, string>>
  /** What stands in the document besides its screen; set when it is rendered. */
  composed: Composed | null
  /** A read was refused since whoever asks has asked for too much (429): the page is no one else's. */
  isLimited: boolean
}

export const requestFacts = createContext<RequestFacts>()

/** Milliseconds that a page waits for all its calls; then it says what is missing. */
const patience = 8000

/** Makes the router's context of a request. */
export function contextFor(request: Request, access: RequestAccess): RouterContextProvider {
  const limit = AbortSignal.timeout(patience)
  const cookies = readCookies(request.headers.get('Cookie'))
  const facts: RequestFacts = {
    ...access,
    requestedLocale: new URL(request.url).searchParams.get('lang') ?? cookies.get('locale') ?? null,
    currencyChoice: cookies.get('currency') ?? null,
    settings: null,
    locale: 'en',
    messages: Promise.resolve({}),
    composed: null,
    isLimited: false,
    client: createApiClient({
      async fetch(call) {
        const answer = await fetchShared(call, access.fetchApi)
        if (answer.status === 429) facts.isLimited = true
        return answer
      },
      origin: () => access.origin,
      locale: () => facts.locale,
      capabilities: () => facts.settings?.capabilities ?? [],
      limit,
      read: (response) => readShared(response, (answer) => readText(answer, limit)),
      share: sharedAnswer,
    }),
  }
  return new RouterContextProvider(new Map([[requestFacts, facts]]))
}
