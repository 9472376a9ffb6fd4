import { openConversation } from '@shop/contract/chat'
import { expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { chatCalls } from './chat-calls.ts'

test('shops and messages come twenty a page', async () => {
  const requests: string[] = []
  const client = createApiClient({
    fetch: async ({ url }) => {
      requests.push(url)
      return Response.json({ data: { total: 0, data: [] } })
    },
    origin: () => 'https://shop.example',
    locale: () => 'en',
    token: () => 'secret',
    onUnauthorised: () => undefined,
  })
  const calls = chatCalls(client, 7)
  const { signal } = new AbortController()
  await calls.loadConversations({ search: '', page: 2 }, signal)
  await calls.loadMessages({ shop: 3, page: 1 }, signal)
  expect(requests).toEqual([
    'https://shop.example/api/get-shops?page=2&per_page=20',
    'https://shop.example/api/get-message?shop_id=3&page=1&per_page=20',
  ])
})

test('a conversation about a product says in which colour it was shown', async () => {
  const bodies: unknown[] = []
  const client = createApiClient({
    fetch: async (request) => {
      bodies.push(await request.json())
      return Response.json({ message: 'Conversation opened' })
    },
    origin: () => 'https://shop.example',
    locale: () => 'en',
    token: () => 'secret',
    onUnauthorised: () => undefined,
  })
  const { signal } = new AbortController()
  const { openConversation } = chatCalls(client, 7, [], (product) => (product === 5 ? 3 : null))
  await openConversation({ shop: 3, product: 5 }, signal)
  await openConversation({ shop: 3, product: 6 }, signal)
  await openConversation({ shop: 3, product: null }, signal)
  const opening = { shop_id: 3, user_id: 7, type: 'user' }
  expect(bodies).toEqual([
    { ...opening, product_id: 5, color_id: 3 },
    { ...opening, product_id: 6 },
    opening,
  ])
})

const message = { key: 'k', shop: 3, text: 'Is it linen?', at: '', after: 11, problem: null }
const sent = { id: 12, message: message.text, type: 'user', created_at: '2026-06-14T08:30:00Z' }

/** A shop of the wire alone: it knows no keys, and takes whatever comes. */
function shopThatLoses(answers: number) {
  const taken: string[] = []
  const client = createApiClient({
    fetch: async (request) => {
      if (request.method === 'GET')
        return Response.json({
          data: {
            total: 1,
            data: taken.map((text, at) => ({ ...sent, id: 12 + at, message: text })),
          },
        })
      if (request.url.endsWith(openConversation.path)) {
        taken.push('opened')
        return Response.json({ message: 'Conversation opened' })
      }
      taken.push(((await request.json()) as { message: string }).message)
      if (taken.length <= answers) throw new TypeError('Failed to fetch')
      return Response.json({ data: { data: sent } })
    },
    origin: () => 'https://shop.example',
    locale: () => 'en',
    token: () => 'secret',
  })
  return { client, taken }
}

test('a message whose answer was lost is looked for before it goes again', async () => {
  const { client, taken } = shopThatLoses(1)
  const { sendMessage } = chatCalls(client, 7)
  await expect(sendMessage(message)).rejects.toThrow()
  await expect(sendMessage(message)).resolves.toMatchObject({
    id: 12,
  })
  expect(taken).toEqual([message.text])
})

test('so is one that an earlier page may have sent', async () => {
  const { client, taken } = shopThatLoses(1)
  await expect(chatCalls(client, 7).sendMessage(message)).rejects.toThrow()
  const { sendMessage } = chatCalls(client, 7, [message.key])
  await expect(sendMessage(message)).resolves.toMatchObject({
    id: 12,
  })
  expect(taken).toEqual([message.text])
})

test('one that has not arrived goes again, and a new one goes at once', async () => {
  const { client, taken } = shopThatLoses(0)
  const { sendMessage } = chatCalls(client, 7, ['k'])
  await sendMessage(message)
  await sendMessage({ ...message, key: 'l' })
  // Its page may have gone before the conversation was there.
  expect(taken).toEqual(['opened', message.text, message.text])
})

test('a message waits until its conversation is open', async () => {
  const { client, taken } = shopThatLoses(0)
  const { openConversation, sendMessage } = chatCalls(client, 7)
  const { signal } = new AbortController()
  const opened = openConversation({ shop: 3, product: null }, signal)
  await Promise.all([sendMessage(message), opened])
  expect(taken).toEqual(['opened', message.text])
})

/** A shop that breaks once it has taken a message, and whose conversation cannot be read after that. */
function shopThatBreaks(isReadable: boolean) {
  const { client: shop, taken } = shopThatLoses(0)
  const client: typeof shop = async (call, input) => {
    if (call.method === 'GET' && !isReadable) throw new ApiError(500, 'Server Error')
    const answer = await shop(call, input)
    if (call.method === 'POST') throw new ApiError(500, 'Server Error')
    return answer
  }
  return { client, taken }
}

test('one that a broken server has taken is found, and waits where nobody can look', async () => {
  const readable = shopThatBreaks(true)
  await expect(chatCalls(readable.client, 7).sendMessage(message)).resolves.toMatchObject({
    id: 12,
  })
  const { client } = shopThatBreaks(false)
  // Not refused: the outbox looks again.
  await expect(chatCalls(client, 7).sendMessage(message)).rejects.toMatchObject({ status: 0 })
})
