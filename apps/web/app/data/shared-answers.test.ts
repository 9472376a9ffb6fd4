import { getMessages } from '@shop/contract/messages'
import { getSettings } from '@shop/contract/settings'
import { expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { fetchShared, readShared, sharedAnswer } from './shared-answers.ts'

/** A client for one request, of a server that tells whether its words have changed. */
function setUp(words: { tag: string; text: string }) {
  const asked: (string | null)[] = []
  const server = async ({ headers }: Request) => {
    const known = headers.get('If-None-Match')
    asked.push(known)
    return known === words.tag
      ? new Response(null, { status: 304 })
      : new Response(words.text, { headers: words.tag ? { ETag: words.tag } : {} })
  }
  const read = vi.fn((response: Response) => response.text())
  const ask = async (path: string) => {
    const client = createApiClient({
      fetch: (request) => fetchShared(request, server),
      origin: () => `https://${path}.example`,
      locale: () => 'ar',
      read: (response) => readShared(response, read),
      share: sharedAnswer,
    })
    return (await client(getMessages, { path: { locale: 'ar' } })).data
  }
  return { ask, asked, read, words }
}

test('what has not changed is neither sent nor read again', async () => {
  const { ask, asked, read } = setUp({ tag: '"1"', text: '{"Cart":"السلة"}' })
  const first = await ask('same')
  const second = await ask('same')
  expect(first).toEqual({ Cart: 'السلة' })
  expect(second).toBe(first)
  expect(asked).toEqual([null, '"1"'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('what has changed is read', async () => {
  const { ask, words } = setUp({ tag: '"1"', text: '{"Cart":"السلة"}' })
  await ask('changed')
  Object.assign(words, { tag: '"2"', text: '{"Cart":"عربة"}' })
  expect(await ask('changed')).toEqual({ Cart: 'عربة' })
})

test('of a server without tags the same text is checked once', async () => {
  const { ask, asked, read } = setUp({ tag: '', text: '{"Cart":"عربة التسوق"}' })
  const first = await ask('plain')
  expect(await ask('plain')).toBe(first)
  expect(asked).toEqual([null, null])
  expect(read).toHaveBeenCalledTimes(2)
})

test('an answer to one page is not kept, whatever its server says of it', async () => {
  const asked: (string | null)[] = []
  const server = async ({ headers }: Request) => {
    asked.push(headers.get('If-None-Match'))
    return new Response('{}', { headers: { ETag: '"1"' } })
  }
  for (const url of Array(2).fill('https://shop.example/api/products?page=1'))
    await readShared(await fetchShared(new Request(url), server), (answer) => answer.text())
  expect(asked).toEqual([null, null])
})

test('answers that are not for every page are never shared', () => {
  const other = { ...getSettings, path: '/orders' }
  expect(sharedAnswer(other, '{}', () => ({ of: 1 }))).not.toBe(
    sharedAnswer(other, '{}', () => ({ of: 2 })),
  )
})
