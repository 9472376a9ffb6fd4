import { expect, test } from 'vitest'
import { chatCalls } from './chat-calls.ts'
import { createDoor } from './door.ts'

test('shops and messages come twenty a page', async () => {
  const asked: string[] = []
  const door = createDoor({
    fetch: async ({ url }) => {
      asked.push(url)
      return Response.json({ data: { total: 0, data: [] } })
    },
    origin: () => 'https://shop.example',
    locale: () => 'en',
    token: () => 'secret',
    onUnauthorised: () => undefined,
  })
  const calls = chatCalls(door, 7)
  const { signal } = new AbortController()
  await calls.loadConversations({ search: '', page: 2 }, signal)
  await calls.loadMessages({ shop: 3, page: 1 }, signal)
  expect(asked).toEqual([
    'https://shop.example/api/get-shops?page=2&per_page=20',
    'https://shop.example/api/get-message?shop_id=3&page=1&per_page=20',
  ])
})
