import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { withEarlyScheme } from './early-scheme.ts'

const page = `<!DOCTYPE html><html lang="en"><head>
<meta name="theme-color" id="light-bar" media="(prefers-color-scheme:light)" content="#076171"/>
<meta name="theme-color" id="dark-bar" media="(prefers-color-scheme:dark)" content="#121315"/>
<link nonce="n" rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><body></body></html>`

function open(choice: string | null) {
  const { window } = new JSDOM(withEarlyScheme(page, 'n'), {
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

test('stands before the stylesheet, with the nonce of the answer', () => {
  const html = withEarlyScheme(page, 'n')
  expect(html.indexOf('<script nonce="n">')).toBeLessThan(html.indexOf('<link nonce'))
  expect(html.match(/<script/g)).toHaveLength(1)
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
