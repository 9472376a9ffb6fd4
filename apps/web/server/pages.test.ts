import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesOf } from './pages.ts'

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every script of ours is named by its hash, once', () => {
  const html = `<script nonce="n">one()</script><script nonce="n" type="module">two()</script>
<script nonce="n">one()</script>`
  expect(hashesOf(html, 'n')).toEqual([sha('one()'), sha('two()')])
})

test('data blocks, which never run, are not named', () => {
  const html = `<script nonce="n" type="application/ld+json">{}</script><script nonce="n">one()</script>`
  expect(hashesOf(html, 'n')).toEqual([sha('one()')])
})

test('a script that foreign text has smuggled in is not named', () => {
  const html = `<p><script>steal()</script><script nonce="other">steal()</script></p>
<script nonce="n">one()</script>`
  expect(hashesOf(html, 'n')).toEqual([sha('one()')])
})
