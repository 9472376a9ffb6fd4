import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import latinFont from '@shop/ui/fonts/inter-latin.woff2?url'
import arabicFont from '@shop/ui/fonts/vazirmatn-arabic.woff2?url'
import { TranslationProvider } from '@shop/ui/i18n'
import { LazyPictureProvider } from '@shop/ui/picture'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { drawDeferred } from '../server/document/deferred-pictures.ts'
import { pageDataOf } from '../server/document/page-data.ts'
import { modulesOf } from '../server/document/start-app.ts'
import { compose, developmentScripts } from '../server/document/steps.ts'
import styles from './app.css?url'
import { requestFacts } from './data/request-context.ts'
import { defaultSettings } from './document.server.ts'
import { DocumentScriptsContext } from './document-scripts.tsx'
import { languageOf, languageTag } from './lib/i18n/choice.ts'
import { createTranslator } from './lib/i18n/translator.server.ts'
import { connectSources } from './state/realtime/index.ts'

/** What stands in this document besides its screen. Its data are whole before it is rendered. */
async function composeFor(
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
  isGood: boolean,
) {
  const { settings, locale, keepData } = loadContext.get(requestFacts)
  const data = pageDataOf(
    routerContext,
    await new Response(routerContext.serverHandoffStream).text(),
  )
  const { direction } = languageOf(settings ?? defaultSettings, locale)
  return compose({
    stylesheet: styles,
    font: direction === 'rtl' ? arabicFont : latinFont,
    data,
    dataAddress: isGood && keepData ? keepData(data) : null,
    modules: modulesOf(routerContext),
  })
}

/** Renders a document whole: everything that it shows is there already, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const facts = loadContext.get(requestFacts)
  const { nonce, locale, messages } = facts
  const t = createTranslator(languageTag(locale), await messages)
  // While developing, the router's own scripts start the app.
  const isBuilt = import.meta.env.PROD
  const composed = isBuilt ? await composeFor(routerContext, loadContext, status === 200) : null
  facts.composed = composed
  const context = isBuilt ? withoutStream(routerContext) : routerContext
  let failed = false
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <DocumentScriptsContext value={{ scripts: composed?.scripts ?? developmentScripts, nonce }}>
        <LazyPictureProvider draw={isBuilt ? drawDeferred : asItIs}>
          <TranslationProvider t={t}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </TranslationProvider>
        </LazyPictureProvider>
      </DocumentScriptsContext>,
      {
        nonce,
        // Otherwise a long page is cut into hidden parts that a script puts in their places.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
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
  for (const [name, value] of Object.entries(composed?.headers ?? {})) headers.set(name, value)
  return new Response(html, { status: failed ? 500 : status, headers })
}

/** The router would write its answers into the page as scripts; they are a step of ours. */
const withoutStream = ({ serverHandoffStream: _, ...context }: EntryContext): EntryContext =>
  context

const asItIs = (picture: ReactElement) => picture

/** What the rendering of this request has found out: known once it is over. */
export function documentOf(context: RouterContextProvider) {
  const facts = context.get(requestFacts)
  const { settings, composed } = facts
  return {
    isLimited: () => facts.isLimited,
    composed,
    settings,
    realtime: settings ? connectSources(settings) : [],
  }
}

// The web server takes these from here: the bundle has a router of its own.
export { createRequestHandler } from 'react-router-dom'
export { contextFor } from './data/request-context.ts'
