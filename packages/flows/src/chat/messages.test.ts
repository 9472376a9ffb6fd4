import type { ChatMessage } from '@shop/contract'
import { chatMessages } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { isOnline } from './messages.ts'

const away = chatMessages.map((message): ChatMessage => ({ ...message, shop_active_status: false }))
const [here] = chatMessages

test('a shop is online when any loaded message says so', () => {
  expect(isOnline([])).toBe(false)
  expect(isOnline(away)).toBe(false)
  expect(isOnline([...away, { ...(here as ChatMessage), shop_active_status: true }])).toBe(true)
})
