/** Who is behind a request; nobody when the server asks for itself while it renders. */
export interface ApiClient {
  clientAddress?: string | undefined
}

/** How the web server reaches /api: in its own process, or at API_URL. */
export interface ApiAccess {
  fetch: (request: Request, client?: ApiClient) => Promise<Response>
  /** Calls back when what pages are made from has changed, where this process can know. */
  onChange: (listener: () => void) => void
  /** Set when /api is another server's. */
  origin: string | null
}

const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
]

/** Passes calls on to an existing server; its own /api, /media and other paths keep their names. */
export function remoteApi(base: URL): ApiAccess {
  return {
    origin: base.origin,
    onChange: () => undefined,
    async fetch(request, client) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of hopByHop) headers.delete(name)
      // The other server limits by address: it should see the shopper's, not ours.
      if (client?.clientAddress) headers.append('X-Forwarded-For', client.clientAddress)
      const target = new URL(`${base.pathname.replace(/\/$/, '')}${pathname}${search}`, base)
      const answer = await fetch(target, {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: request.signal,
        ...(request.body ? { duplex: 'half' } : {}),
      } as RequestInit)
      const passed = new Headers(answer.headers)
      // fetch has unpacked the body already.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        passed.delete(name)
      return new Response(answer.body, { status: answer.status, headers: passed })
    },
  }
}
