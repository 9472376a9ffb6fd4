import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { TranslationProvider } from '@shop/ui/i18n'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { withEarlyFont } from './early-font.ts'
import { withEarlyScheme } from './early-scheme.ts'
import { stylesFirst } from './head-order.ts'
import { translateWith } from './i18n/translate.ts'
import { startLate } from './late-start.ts'
import { NonceContext } from './nonce.ts'
import { connectSources } from './realtime/index.ts'
import { requestFacts } from './request-context.ts'

/** Renders a document whole: everything that it shows is there already, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, messages } = loadContext.get(requestFacts)
  const t = await translateWith(locale, messages)
  let failed = false
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TranslationProvider t={t}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TranslationProvider>
      </NonceContext>,
      {
        nonce,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: (error) => {
          failed = true
          console.error(error)
        },
      },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In development Vite's own styles stand between ours, and React would look for them in that order.
  const page = import.meta.env.PROD
    ? startLate(withEarlyFont(withEarlyScheme(stylesFirst(html), nonce), nonce))
    : withEarlyScheme(html, nonce)
  return new Response(page, {
    status: failed ? 500 : status,
    headers,
  })
}

/** Where the page of this request hears of news; known once it is rendered. */
export function realtimeSources(context: RouterContextProvider): string[] {
  const { settings } = context.get(requestFacts)
  return settings ? connectSources(settings) : []
}

// The web server takes these from here: the bundle has a router of its own.
export { createRequestHandler } from 'react-router-dom'
export { contextFor } from './request-context.ts'
