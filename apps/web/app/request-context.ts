import type { Settings } from '@shop/contract'
import { createContext, RouterContextProvider } from 'react-router-dom'
import { createDoor, type Door } from './data/door.ts'

/** What the web server hands over with a request. */
export interface RequestAccess {
  /** Reaches /api: in this process, or at another server. */
  fetchApi: (request: Request) => Promise<Response>
  /** The public origin, for canonical addresses: https://shop.example. */
  origin: string
  /** For inline scripts under the Content-Security-Policy. */
  nonce: string
}

/** What is known of a request before a screen's loader runs. */
export interface RequestFacts extends RequestAccess {
  door: Door
  /** Asked for by ?lang=, else by the cookie; settings decide when neither is there. */
  askedLocale: string | null
  /** The currency cookie. */
  currencyChoice: string | null
  /** Set before loaders run: the settings (null when they cannot be read), language, translations. */
  settings: Settings | null
  locale: string
  messages: Record<string, string>
}

export const requestFacts = createContext<RequestFacts>()

function cookieOf(request: Request, name: string): string | null {
  const found = request.headers
    .get('Cookie')
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null
  } catch {
    return null
  }
}

/** Makes the router's context of a request. */
export function contextFor(request: Request, access: RequestAccess): RouterContextProvider {
  const facts: RequestFacts = {
    ...access,
    askedLocale: new URL(request.url).searchParams.get('lang') ?? cookieOf(request, 'locale'),
    currencyChoice: cookieOf(request, 'currency'),
    settings: null,
    locale: 'en',
    messages: {},
    door: createDoor({
      fetch: access.fetchApi,
      origin: () => access.origin,
      locale: () => facts.locale,
    }),
  }
  return new RouterContextProvider(new Map([[requestFacts, facts]]))
}
