import { expect, test } from 'vitest'
import { stylesFirst } from './head-order.ts'

test('stylesheets come first, in their order', () => {
  expect(
    stylesFirst(
      '<head><meta charSet="utf-8"/><link rel="icon"/><link rel="stylesheet" href="/a.css"/><link nonce="n" rel="stylesheet" href="/b.css"/></head>',
    ),
  ).toBe(
    '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link nonce="n" rel="stylesheet" href="/b.css"/><link rel="icon"/></head>',
  )
})

test('a document of another shape stays as it is', () => {
  expect(stylesFirst('<p>hello</p>')).toBe('<p>hello</p>')
})
