import { expect, test } from 'vitest'
import { startLate } from './late-start.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body>
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/home-loader.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`

test('nothing is fetched before the page has been shown', () => {
  const late = startLate(page)
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).not.toMatch(/^import /m)
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test('all modules are asked for at once, and the entry comes last', () => {
  const late = startLate(page)
  expect(late).toContain('const preloads=["/assets/entry.js"]')
  expect(late).toContain(
    `const [route0,route1_clientLoader,route1_main]=await Promise.all([import("/assets/root.js"),import("/assets/home-loader.js"),import("/assets/home.js")]);
const route1 = {...route1_clientLoader,...route1_main};`,
  )
  expect(late.indexOf('__reactRouterRouteModules')).toBeLessThan(
    late.indexOf('import("/assets/entry.js")'),
  )
  expect(late).toContain('<script nonce="n" type="module">')
})

test('lazy pictures wait where only a browser without scripts looks; eager ones do not', () => {
  const lazy = '<picture><source srcSet="/b.avif"/><img src="/b.webp" loading="lazy"/></picture>'
  const eager = '<picture><img src="/a.webp" loading="eager"/></picture>'
  const logo = '<img src="/logo.svg" loading="lazy"/>'
  const late = startLate(page.replace('<body>', `<body>${eager}${lazy}${logo}`))
  expect(late).toContain(
    `<body>${eager}<noscript data-late="">${lazy}</noscript><noscript data-late="">${logo}</noscript>`,
  )
})

test('a document of another shape stays as it is', () => {
  expect(startLate('<p>hello</p>')).toBe('<p>hello</p>')
})
