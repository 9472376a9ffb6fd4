import type { ChatMessage } from '@shop/contract'
import { chatMessages, conversations } from '@shop/contract/fixtures'
import type { ChatNews } from '../chat/chat.machine.ts'
import type { ChatCalls } from '../chat/connect-chat.ts'
import { unreachableProblem } from '../chat/outbox.poses.ts'
import { ProblemError } from '../port/index.ts'

/** Shops for stories: they keep what they are sent, answer when told to, and the network can fail. */
export function pretendedShops() {
  const [first] = chatMessages
  if (!first) throw new Error('The fixtures have no message')
  const messages: ChatMessage[] = [...chatMessages]
  const taken = new Map<string, ChatMessage>()
  let online = true
  let tell: (news: ChatNews) => void = () => undefined
  const reach = () => {
    if (!online) throw new ProblemError(unreachableProblem)
  }
  const add = (more: Partial<ChatMessage>) => {
    const message: ChatMessage = {
      ...first,
      id: 100 + messages.length,
      created_at: '2026-11-21T12:00:00.000000Z',
      ...more,
    }
    messages.unshift(message)
    return message
  }
  const calls: ChatCalls = {
    async loadConversations({ search, page }) {
      reach()
      const found = conversations.filter(({ shop }) =>
        shop.name.toLowerCase().includes(search.toLowerCase()),
      )
      return page === 1 ? found : []
    },
    async loadMessages({ page }) {
      reach()
      return page === 1 ? [...messages] : []
    },
    async openConversation() {
      reach()
    },
    async sendMessage({ key, text }) {
      reach()
      const message = taken.get(key) ?? add({ type: 'user', message: text })
      taken.set(key, message)
      return message
    },
  }
  return {
    calls,
    listen: (listener: (news: ChatNews) => void) => {
      tell = listener
      return () => undefined
    },
    answer: (message: string) => {
      add({ type: 'shop', message })
      tell({ type: 'news' })
    },
    setOnline: (is: boolean) => {
      online = is
      if (is) tell({ type: 'connection.back' })
    },
  }
}
