import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readId } from '../../app/lib/scroll.ts'
import { hashOf, type InlineScript } from './inline-script.ts'
import { compose, lost } from './steps.ts'

const data = { name: 'abcdefghijklmnopqrstuv', code: 'window.__reactRouterContext={}' }
const written = compose({
  stylesheet: '/build/app.css',
  font: '/build/font.woff2',
  data,
  dataAddress: `/page-data/${data.name}.js?of=%2F`,
  modules: { entry: '/build/entry.js', preloads: ['/build/entry.js'], routes: [] },
})

const script = ({ code, id, module }: InlineScript) =>
  `<script${id ? ` id="${id}"` : ''}${module ? ' type="module"' : ''}>${code}</script>`
const scriptsAt = (position: InlineScript['position']) =>
  written.scripts
    .filter((one) => one.position === position)
    .map(script)
    .join('')

const styles = '<link rel="stylesheet" href="/build/app.css"/>'
const waiting = '<noscript data-late=""><img loading="lazy" src="/a.webp"/></noscript>'
const whole = `<!DOCTYPE html><html><head><link rel="expect" href="#${readId}" blocking="render"/>
${scriptsAt('head')}${styles}</head><body>${waiting}${scriptsAt('end')}</body></html>`

const policy = `script-src ${written.hashes.join(' ')} 'strict-dynamic'; require-trusted-types-for 'script'`

const found = (html: string, headers: Record<string, string> = {}) =>
  lost({
    page: new JSDOM(html).window.document,
    headers: new Headers({ ...written.headers, 'Content-Security-Policy': policy, ...headers }),
    read: async () => data.code,
  })

test('a document that every step has written to has lost none', async () => {
  expect(await found(whole)).toEqual([])
})

test.each([
  ['stylesheet is asked for first', whole.replace(styles, styles + styles), {}],
  ['stylesheet is asked for first', whole, { Link: '</other.css>; rel=preload' }],
  ['light or dark', whole.replace(styles, '').replace('<script>', `${styles}<script>`), {}],
  [
    'the font waits',
    whole.replace('<head>', '<head><link rel="preload" as="font" href="/f"/>'),
    {},
  ],
  ['lazy pictures wait', whole.replace(waiting, '<img loading="lazy" src="/a.webp"/>'), {}],
  ['stands where it was left', whole.replace('blocking="render"', ''), {}],
  ["the page's data", whole.replaceAll('/page-data/', '/elsewhere/'), {}],
  ['the app starts after', whole.replace('<head>', '<head><link rel="modulepreload"/>'), {}],
  ['names our scripts', whole.replace(waiting, `${waiting}<script>steal()</script>`), {}],
  ['names our scripts', whole, { 'Content-Security-Policy': `${policy} ${hashOf('steal()')}` }],
  ['names our scripts', whole.replace('<body>', '<body nonce="n">'), {}],
])('a step that did not take hold is said by name: %s', async (name, html, headers) => {
  expect((await found(html, headers)).join('\n')).toContain(name)
})

test("a page's own data blocks run nothing and need no name", async () => {
  const block = '<script type="application/ld+json">{}</script>'
  expect(await found(whole.replace(waiting, waiting + block))).toEqual([])
})
