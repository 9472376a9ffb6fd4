import { expect, test } from 'vitest'
import { cleanHtml, paragraphs, picturesIn, plainText } from './html.ts'

const nowhere = () => undefined

test('elements lie no deeper in one another than the storefront shows them', () => {
  const { length } = cleanHtml(`${'<div>'.repeat(4000)}a`, nowhere).match(/<div>/g) ?? []
  expect(length).toBe(40)
})

test.each([
  ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a><a href="//evil.example">b</a>', '<a>a</a><a>b</a>'],
  [
    '<a href="https://a.example" target="_blank" style="color:red">a</a>',
    '<a href="https://a.example">a</a>',
  ],
  ['<style>p{}</style><svg><script>x()</script></svg><iframe src="x"></iframe>b', 'b'],
  ['<h1 class="x" id="y" data-z="1">a</h1>', '<h2>a</h2>'],
  ['<p>5 < 6 &amp; "7"</p><!-- wp:paragraph -->', '<p>5 &lt; 6 &amp; "7"</p>'],
  [
    '<table><tr><td colspan="2">a</td></tr></table>',
    '<table><tr><td colspan="2">a</td></tr></table>',
  ],
  ['<img src="x" onerror="x()">a', 'a'],
])('%s', (html, clean) => {
  expect(cleanHtml(html, nowhere)).toBe(clean)
})

test('pictures of a description are found, and stand where they were moved to', () => {
  const html = '<p><img src="//cdn.example/a.png" alt="A" srcset="b.png 2x"><IMG SRC=c.png></p>'
  expect(picturesIn(html)).toEqual(['https://cdn.example/a.png', 'c.png'])
  const moved = (source: string) => (source === 'c.png' ? '/media/u/1.webp' : undefined)
  expect(cleanHtml(html, moved)).toBe('<p><img src="/media/u/1.webp" /></p>')
})

test('plain texts lose their tags and signs, and nothing else', () => {
  expect(plainText('<p>Salt &amp; pepper</p><p>5 < 6<br>&quot;x&quot;</p>')).toBe(
    'Salt & pepper 5 < 6 "x"',
  )
  expect(plainText('<script>x()</script>a')).toBe('a')
  expect(plainText('<ul><li>one<li>two</ul>a<b>c</b>&nbsp;<style>p{}</style>d')).toBe(
    'one two ac d',
  )
})

test('empty lines make paragraphs where there are none yet', () => {
  expect(paragraphs('one\ntwo\n\n\nthree')).toBe('<p>one<br>two</p>\n<p>three</p>')
  expect(paragraphs('<p>one</p>\n\n<p>two</p>')).toBe('<p>one</p>\n\n<p>two</p>')
})
