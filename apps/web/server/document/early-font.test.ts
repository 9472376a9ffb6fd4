import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { earlyFont, fontScript } from './early-font.ts'

const page = `<!DOCTYPE html><html lang="en"><head>
<script>${fontScript('/assets/inter.woff2')}</script>
<link rel="stylesheet" href="/a.css"/></head><body></body></html>`

function open(stored: string | null) {
  const { window } = new JSDOM(page, {
    url: 'https://shop.example/',
    runScripts: 'dangerously',
    beforeParse: ({ localStorage, document }) => {
      if (stored) localStorage.setItem('font', stored)
      Object.assign(document, { fonts: { load: async () => [] } })
    },
  })
  return {
    window,
    font: () => window.document.documentElement.dataset.font,
    preloads: () => window.document.querySelectorAll('link[rel=preload]').length,
  }
}

test('the font is fetched when the first page has been painted, and is used from the next screen on', async () => {
  const { window, font, preloads } = open(null)
  expect(font()).toBe('late')
  expect(preloads()).toBe(0)
  window.dispatchEvent(new window.Event('shop:painted'))
  await expect.poll(() => window.localStorage.getItem('font')).toBe('/assets/inter.woff2')
  expect(font()).toBe('late')
  window.dispatchEvent(new window.Event('shop:moved'))
  expect(font()).toBeUndefined()
})

test('later pages have the font from the start', () => {
  const { font, preloads } = open('/assets/inter.woff2')
  expect(font()).toBeUndefined()
  expect(preloads()).toBe(1)
})

test('a font of another version or script is new again', () => {
  expect(open('/assets/arabic.woff2').font()).toBe('late')
})

const missing = (html: string) => {
  const { document } = new JSDOM(html).window
  return earlyFont.missing({ page: document, headers: new Headers(), read: async () => null })
}

test('a document that asks for the font at once, or never, says so', () => {
  expect(missing(page)).toBeNull()
  expect(
    missing(page.replace('<link', '<link rel="preload" as="font" href="/a.woff2"/><link')),
  ).toBe('the font is asked for at once')
  expect(missing('<p>hello</p>')).toBe('its script is not there')
})
