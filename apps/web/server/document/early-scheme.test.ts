import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { earlyScheme, schemeScript } from './early-scheme.ts'

const page = (script: string) => `<!DOCTYPE html><html lang="en"><head>
<meta name="theme-color" id="light-bar" media="(prefers-color-scheme:light)" content="#076171"/>
<meta name="theme-color" id="dark-bar" media="(prefers-color-scheme:dark)" content="#121315"/>
${script}<link rel="stylesheet" href="/a.css"/></head><body></body></html>`
const own = `<script>${schemeScript}</script>`

function open(choice: string | null) {
  const { window } = new JSDOM(page(own), {
    url: 'https://shop.example/',
    runScripts: 'dangerously',
    beforeParse: ({ localStorage }) => {
      if (choice) localStorage.setItem('scheme', choice)
    },
  })
  const bar = (id: string) => window.document.getElementById(id)?.getAttribute('media')
  return {
    window,
    scheme: () => window.document.documentElement.dataset.scheme,
    bars: () => [bar('light-bar'), bar('dark-bar')],
  }
}

test.each([
  ['stands before the stylesheet', page(own), null],
  ['is not there', page(''), 'its script is not in the head'],
  [
    'comes after the stylesheet',
    page('').replace('</head>', `${own}</head>`),
    'its script waits for the stylesheet',
  ],
])('a script that %s', (_, html, missing) => {
  const { document } = new JSDOM(html).window
  const sent = { page: document, headers: new Headers(), read: async () => null }
  expect(earlyScheme.missing(sent)).toBe(missing)
})

test.each(['light', 'dark'])('%s that was chosen is on the document at once', (choice) => {
  expect(open(choice).scheme()).toBe(choice)
})

test.each([null, 'system', 'sepia', '<script>'])('%j leaves it to the system', (choice) => {
  const { scheme, bars } = open(choice)
  expect(scheme()).toBeUndefined()
  expect(bars()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)'])
})

test("the browser's bar follows the choice", () => {
  expect(open('dark').bars()).toEqual(['not all', 'all'])
  expect(open('light').bars()).toEqual(['all', 'not all'])
})

test('stays in step with the switch and with other tabs', () => {
  const { window, scheme, bars } = open(null)
  window.localStorage.setItem('scheme', 'dark')
  window.dispatchEvent(new window.Event('shop:scheme'))
  expect(scheme()).toBe('dark')
  window.localStorage.removeItem('scheme')
  window.dispatchEvent(new window.Event('storage'))
  expect(scheme()).toBeUndefined()
  expect(bars()[1]).toBe('(prefers-color-scheme:dark)')
})
