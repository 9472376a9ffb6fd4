import { expect, test } from 'vitest'
import { textParts } from './links.ts'

const linksIn = (text: string) => textParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['see https://shop.example/a?b=1#c for more', ['https://shop.example/a?b=1#c']],
  ['the end: https://shop.example/measures.', ['https://shop.example/measures']],
  ['(http://shop.example)', ['http://shop.example']],
  ['https://shop.example/a_(b)', ['https://shop.example/a_(b)']],
  ['HTTPS://SHOP.EXAMPLE!', ['HTTPS://SHOP.EXAMPLE']],
  ['انظر https://shop.example/ب؟', ['https://shop.example/ب']],
  ['two: http://a.example,https://b.example', ['http://a.example,https://b.example']],
  ['javascript:alert(1) data:text/html,x //shop.example', []],
  ['https://', []],
  ['https://[', []],
  ['<a href="https://a.example">x</a>', ['https://a.example']],
  ['', []],
])('%j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('nothing of a text is lost or changed, and every link is of the web', () => {
  const pieces = [
    'https://',
    'http://a.example',
    ' ',
    '.',
    ')',
    '(',
    '<b>',
    'javascript:',
    '\n',
    '"',
  ]
  let seed = 7
  const pick = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return pieces[seed % pieces.length] ?? ''
  }
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: 8 }, pick).join('')
    const parts = textParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    for (const href of linksIn(text)) expect(href).toMatch(/^https?:\/\//i)
  }
})
