/** Pages that the server draws itself: where payments are made, and documents that are printed. */
import type { Language, Settings } from '@shop/contract'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import type { AppEnv, Deps } from '../deps.ts'
import { translate, type Viewer, viewerOf } from '../http/index.ts'
import { throttle } from '../limits/throttle.ts'
import { readSettings } from '../settings/service.ts'
import { translations } from '../settings/translations.ts'
import { pagePolicy, pageStyle } from './theme.ts'

/** What a page is written with. */
export interface Pen {
  readonly settings: Settings
  readonly language: Language
  readonly viewer: Viewer
  /** A phrase in the page's language; `:name` is filled in. */
  readonly t: (phrase: string, values?: Readonly<Record<string, string>>) => string
  /** An amount in the currency that is charged (decision 020). */
  readonly money: (amount: number) => string
}

const figures = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const english: Language = { id: 1, title: 'English', name: 'en', direction: 'ltr' }

/** In the language that the storefront keeps in its cookie, else the shop's. */
export async function penOf(c: Context<AppEnv>): Promise<Pen> {
  const settings = await readSettings(c.var.deps, viewerOf(c))
  const { languages, currency } = settings
  const named = (name: string | undefined) => languages.find((one) => one.name === name)
  const language = named(getCookie(c, 'locale')) ?? named(settings.app_locale) ?? english
  const { symbol, name, position } = currency
  return {
    settings,
    language,
    viewer: { ...viewerOf(c), locale: language.name },
    t: (phrase, values) => translate(language.name, phrase, values),
    money: (amount) => {
      const figure = figures.format(amount)
      const written = position === 'suffix' ? `${figure} ${symbol}` : `${symbol}${figure}`
      return written.includes(name) ? written : `${written} ${name}`
    },
  }
}

export interface Page {
  readonly title: string
  readonly body: unknown
  readonly status?: 200 | 404
  /** Documents are wider than forms, and always light, as paper is. */
  readonly wide?: boolean
}

/** Answers with a whole page. */
export async function showPage(c: Context<AppEnv>, pen: Pen, page: Page): Promise<Response> {
  const { settings, language } = pen
  const style = pageStyle(settings, page.wide ? '48rem' : '28rem')
  // The wire calls Persian `ir`, which is no language.
  const tag = language.name === 'ir' ? 'fa' : language.name
  const text = await html`<!doctype html>
<html lang="${tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} - ${settings.app_name}</title>
<style>${raw(style)}</style>
</head>
<body><main>
<p class="shop"><bdi>${settings.app_name}</bdi></p>
${page.body}
</main></body>
</html>`
  return c.html(text, page.status ?? 200, { 'Content-Security-Policy': pagePolicy(style) })
}

/** Said of what is not there, or not for this visitor: the two look the same. */
export const showMissing = (c: Context<AppEnv>, pen: Pen) =>
  showPage(c, pen, {
    title: pen.t('Page Not Found'),
    status: 404,
    body: html`<h1>${pen.t('Page Not Found')}</h1>
<p class="soft">${pen.t('The address may be mistyped, or the page has moved.')}</p>
<p><a class="press" href="/">${pen.t('Back to home')}</a></p>`,
  })

/** An app for such pages under a path, outside of /api and its headers. */
export const pages = (deps: Deps, under: string): Hono<AppEnv> => {
  translations()
  const app = new Hono<AppEnv>()
  app.use(`${under}/*`, async (c, next) => {
    c.set('deps', deps)
    c.set('user', null)
    c.set('locale', getCookie(c, 'locale') ?? 'en')
    await throttle(c, null)
    c.header('Cache-Control', 'private, no-store')
    c.header('Referrer-Policy', 'same-origin')
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  return app
}
