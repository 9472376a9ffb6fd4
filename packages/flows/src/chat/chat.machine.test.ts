import type { ChatMessage } from '@shop/contract'
import { chatMessages, conversations } from '@shop/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { settle } from '../testing/held-port.ts'
import type { ChatNews } from './chat.machine.ts'
import { type ChatCalls, connectChat, type Retrying } from './connect-chat.ts'
import { hasArrived } from './messages.ts'
import type { Outgoing } from './outbox.machine.ts'
import { refusedProblem, unreachableProblem } from './outbox.poses.ts'

const [harbour, workshop] = conversations.map(({ shop }) => shop)
if (!harbour || !workshop) throw new Error('The fixtures have no two shops')

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...(chatMessages[0] as ChatMessage),
  id,
  ...more,
})

function start(
  calls: Partial<ChatCalls> = {},
  unsent: readonly Outgoing[] = [],
  retrying: Retrying = { pause: () => 5000, isAway: () => false },
  drafts: Record<number, string> = {},
) {
  const all = {
    loadConversations: vi.fn<ChatCalls['loadConversations']>(async () => conversations),
    loadMessages: vi.fn<ChatCalls['loadMessages']>(async () => chatMessages),
    openConversation: vi.fn<ChatCalls['openConversation']>(async () => null),
    sendMessage: vi.fn<ChatCalls['sendMessage']>(async ({ text }) =>
      message(99, { message: text }),
    ),
  }
  if (calls.loadConversations) all.loadConversations.mockImplementation(calls.loadConversations)
  if (calls.loadMessages) all.loadMessages.mockImplementation(calls.loadMessages)
  if (calls.sendMessage) all.sendMessage.mockImplementation(calls.sendMessage)
  const stored = new Map(unsent.map((item) => [item.key, item]))
  let tell: (news: ChatNews) => void = () => undefined
  const machine = connectChat(
    all,
    {
      keep: (item) => stored.set(item.key, item),
      drop: (key) => stored.delete(key),
      keepDraft: (shop, text) => {
        drafts[shop] = text
      },
    },
    (listener) => {
      tell = listener
      return () => undefined
    },
    retrying,
  )
  const clock = new SimulatedClock()
  let keys = 0
  const chat = createActor(machine, {
    clock,
    input: {
      unsent,
      drafts: { ...drafts },
      newKey: () => {
        keys += 1
        return `key-${keys}`
      },
      now: () => '2026-11-21T12:00:00.000Z',
    },
  }).start()
  const conversation = () => {
    const ref = chat.getSnapshot().children.conversation
    if (!ref) throw new Error('No conversation is open')
    return ref
  }
  const write = (text: string) => {
    conversation().send({ type: 'draft.changed', text })
    conversation().send({ type: 'submit' })
  }
  const waiting = () => chat.getSnapshot().children.outbox?.getSnapshot().context.items ?? []
  const texts = () =>
    conversation()
      .getSnapshot()
      .context.messages.map((entry) => entry.message)
  return {
    chat,
    clock,
    calls: all,
    stored,
    drafts,
    conversation,
    write,
    waiting,
    texts,
    tell: (news: ChatNews) => tell(news),
  }
}

const atHarbour = { type: 'shop.chosen', shop: harbour } as const
const unreachable = () => Promise.reject(new ProblemError(unreachableProblem))

test('a chat from a product opens the conversation with its card, then reads it', async () => {
  const { chat, calls, conversation } = start()
  chat.send({ type: 'sidebar.opened', shop: harbour, product: 7 })
  await settle()
  expect(calls.openConversation.mock.calls[0]?.[0]).toEqual({ shop: 1, product: 7 })
  expect(calls.loadMessages.mock.calls.map(([query]) => query)).toEqual([{ shop: 1, page: 1 }])
  expect(
    conversation()
      .getSnapshot()
      .context.messages.map(({ id }) => id),
  ).toEqual([1, 2, 3, 4, 5])
})

test('the card of a product is posted once, until something else was written', async () => {
  const { chat, calls, write } = start()
  const cards = () => calls.openConversation.mock.calls.map(([{ product }]) => product)
  const open = async (product: number | null) => {
    chat.send({ type: 'sidebar.opened', shop: harbour, product })
    await settle()
    chat.send({ type: 'sidebar.closed' })
  }
  await open(7)
  await open(7)
  expect(cards()).toEqual([7, null])
  await open(8)
  await open(null)
  await open(8)
  expect(cards().slice(2)).toEqual([8, null, null])
  write('And in blue?')
  await open(8)
  expect(cards().slice(5)).toEqual([8])
})

test('a card that was not taken is posted again', async () => {
  const { chat, calls } = start()
  calls.openConversation.mockRejectedValueOnce(new ProblemError(unreachableProblem))
  for (const product of [7, 7]) {
    chat.send({ type: 'sidebar.opened', shop: harbour, product })
    await settle()
  }
  expect(calls.openConversation.mock.calls.map(([{ product }]) => product)).toEqual([7, 7])
})

test('a message shows at once, is sent once, and becomes the one of the server', async () => {
  const { chat, calls, write, waiting, texts, stored } = start()
  chat.send(atHarbour)
  await settle()
  write('  Hello \n')
  expect(waiting()).toMatchObject([{ key: 'key-1', shop: 1, text: 'Hello', problem: null }])
  expect([...stored.keys()]).toEqual(['key-1'])
  await settle()
  expect(calls.sendMessage).toHaveBeenCalledTimes(1)
  expect(waiting()).toEqual([])
  expect(stored.size).toBe(0)
  expect(texts().at(-1)).toBe('Hello')
})

test('empty text is not sent', async () => {
  const { chat, calls, write } = start()
  chat.send(atHarbour)
  await settle()
  write(' \n ')
  await settle()
  expect(calls.sendMessage).not.toHaveBeenCalled()
})

test('offline: messages wait, and are sent in order with their own keys', async () => {
  const send = vi.fn<ChatCalls['sendMessage']>(unreachable)
  const { chat, clock, write, waiting, tell } = start({ sendMessage: send })
  chat.send(atHarbour)
  await settle()
  write('one')
  write('two')
  await settle()
  clock.increment(5000)
  await settle()
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['key-1', 'key-1'])
  send.mockImplementation(async ({ text }) => message(text === 'one' ? 98 : 99, { message: text }))
  tell({ type: 'connection.back' })
  await settle()
  await settle()
  expect(send.mock.calls.slice(2).map(([{ key, text }]) => [key, text])).toEqual([
    ['key-1', 'one'],
    ['key-2', 'two'],
  ])
  expect(waiting()).toEqual([])
})

test('what does not reach the server is tried ever more slowly, and not while nobody looks', async () => {
  const send = vi.fn<ChatCalls['sendMessage']>(unreachable)
  const page = { isAway: false }
  const pause = (failures: number) => 1000 * 2 ** failures
  const { chat, clock, write, tell } = start({ sendMessage: send }, [], {
    pause,
    isAway: () => page.isAway,
  })
  chat.send(atHarbour)
  await settle()
  write('one')
  await settle()
  const after = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await settle()
    return send.mock.calls.length
  }
  expect([await after(1000), await after(1999), await after(1)]).toEqual([2, 2, 3])
  page.isAway = true
  expect(await after(3_600_000)).toBe(3)
  page.isAway = false
  tell({ type: 'connection.back' })
  expect(await after(0)).toBe(4)
  // Once one has arrived, the next one that does not is tried soon again.
  send.mockImplementationOnce(async ({ text }) => message(98, { message: text }))
  tell({ type: 'connection.back' })
  await settle()
  write('two')
  await settle()
  const before = send.mock.calls.length
  expect(await after(1000)).toBe(before + 1)
})

test('a refused message waits for the shopper, and lets the next one pass', async () => {
  const send = vi.fn<ChatCalls['sendMessage']>(() =>
    Promise.reject(new ProblemError(refusedProblem)),
  )
  const { chat, write, waiting, stored } = start({ sendMessage: send })
  const told = vi.fn()
  chat.getSnapshot().children.outbox?.on('messageRefused', told)
  chat.send(atHarbour)
  await settle()
  write('one')
  await settle()
  expect(waiting()).toMatchObject([{ key: 'key-1', problem: { status: 422 } }])
  // Whoever has gone elsewhere hears it there.
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'messageRefused', problem: refusedProblem })
  // A reload does not send what was called not sent.
  expect(stored.get('key-1')).toMatchObject({ problem: { status: 422 } })
  send.mockImplementation(async ({ text }) => message(99, { message: text }))
  write('two')
  await settle()
  expect(waiting().map(({ text }) => text)).toEqual(['one'])
  chat.send({ type: 'message.retried', key: 'key-1' })
  await settle()
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['key-1', 'key-2', 'key-1'])
  expect([waiting(), stored.size]).toEqual([[], 0])
})

test('a message whose answer was lost stands there once', async () => {
  const send = vi.fn<ChatCalls['sendMessage']>(unreachable)
  const load = vi.fn<ChatCalls['loadMessages']>(async () => chatMessages)
  const { chat, conversation, write, waiting, texts, tell } = start({
    sendMessage: send,
    loadMessages: load,
  })
  const messages = () => conversation().getSnapshot().context.messages
  const shown = () => [
    ...texts(),
    ...waiting()
      .filter((item) => !hasArrived(item, messages()))
      .map(({ text }) => text),
  ]
  const count = (words: string) => shown().filter((text) => text === words).length
  chat.send({ type: 'page.entered' })
  chat.send(atHarbour)
  await settle()
  write('one')
  await settle()
  expect([waiting().length, count('one')]).toEqual([1, 1])
  // It did reach the server.
  const taken = message(99, { type: 'user', message: 'one' })
  load.mockImplementation(async () => [taken, ...chatMessages])
  tell({ type: 'news' })
  await settle()
  expect([waiting().length, count('one')]).toEqual([1, 1])
  // The same words once more are another message.
  write('one')
  expect(count('one')).toBe(2)
  send.mockResolvedValueOnce(taken)
  tell({ type: 'connection.back' })
  await settle()
  await settle()
  expect([waiting().length, count('one')]).toEqual([1, 2])
})

test('a discarded message is forgotten', async () => {
  const { chat, write, waiting, stored } = start({
    sendMessage: () => Promise.reject(new ProblemError(refusedProblem)),
  })
  chat.send(atHarbour)
  await settle()
  write('one')
  await settle()
  chat.send({ type: 'message.discarded', key: 'key-1' })
  expect([waiting(), stored.size]).toEqual([[], 0])
})

test('a message says what was there before it: of an empty conversation nothing, of an unread one nobody knows', async () => {
  for (const [read, after] of [
    [async () => [], 0],
    [unreachable, null],
  ] as const) {
    const { chat, write, waiting } = start({ loadMessages: read, sendMessage: unreachable })
    chat.send(atHarbour)
    await settle()
    write('one')
    await settle()
    expect(waiting()).toMatchObject([{ text: 'one', after }])
  }
})

test('what an earlier page kept is sent first, also where no conversation is yet', async () => {
  const none = new ProblemError({ status: 404, message: 'No conversation', errors: {} })
  const send = vi
    .fn<ChatCalls['sendMessage']>()
    .mockRejectedValueOnce(none)
    .mockResolvedValue(message(99))
  const item = { key: 'kept', shop: 2, text: 'Kept', at: '', after: null, problem: null }
  const { calls, waiting } = start({ sendMessage: send }, [item])
  await settle()
  await settle()
  expect(calls.openConversation.mock.calls[0]?.[0]).toEqual({ shop: 2, product: null })
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['kept', 'kept'])
  expect(waiting()).toEqual([])
})

test('news on the messages page: messages and list are read again', async () => {
  const { chat, calls, tell } = start()
  chat.send({ type: 'page.entered' })
  chat.send(atHarbour)
  await settle()
  tell({ type: 'news' })
  await settle()
  expect(calls.loadMessages).toHaveBeenCalledTimes(2)
  expect(calls.loadConversations).toHaveBeenCalledTimes(2)
})

test('news in the sidebar: the messages are read again, and counted as seen', async () => {
  const { chat, calls, tell } = start()
  const unread = vi.fn()
  chat.on('unreadChanged', unread)
  chat.send({ type: 'sidebar.opened', shop: harbour, product: null })
  await settle()
  tell({ type: 'news' })
  await settle()
  expect(calls.loadMessages).toHaveBeenCalledTimes(2)
  expect(calls.loadConversations).not.toHaveBeenCalled()
  expect(unread).toHaveBeenCalledTimes(2)
})

test('news elsewhere: the active shop is cleared, and nothing counts as seen', async () => {
  const { chat, calls, tell } = start()
  chat.send({ type: 'page.entered' })
  chat.send(atHarbour)
  await settle()
  chat.send({ type: 'page.left' })
  expect(chat.getSnapshot().context.active?.shop.id).toBe(1)
  tell({ type: 'news' })
  await settle()
  expect(chat.getSnapshot().context.active).toBeNull()
  expect(chat.getSnapshot().children.conversation).toBeUndefined()
  expect(calls.loadMessages).toHaveBeenCalledTimes(1)
})

/** The green numbers of the first two shops. */
const unreadOf = (chat: ReturnType<typeof start>['chat']) =>
  chat
    .getSnapshot()
    .children.conversations?.getSnapshot()
    .context.rows.slice(0, 2)
    .map(({ unread_message_shop }) => unread_message_shop)
const allUnread = conversations.map((row) => ({ ...row, unread_message_shop: 1 }))

test('a conversation that was opened has nothing unread, also once another one is open', async () => {
  const { chat } = start({ loadConversations: async () => allUnread })
  chat.send({ type: 'page.entered' })
  await settle()
  chat.send(atHarbour)
  await settle()
  expect(unreadOf(chat)).toEqual([0, 1])
  chat.send({ type: 'shop.chosen', shop: workshop })
  await settle()
  expect(unreadOf(chat)).toEqual([0, 0])
  chat.send({ type: 'shop.left' })
  expect(unreadOf(chat)).toEqual([0, 0])
})

test('what the list says of a conversation that was read meanwhile is older', async () => {
  const lists = vi.fn<() => void>()
  let rows = conversations
  const { chat, tell } = start({
    loadConversations: () =>
      new Promise((resolve) => lists.mockImplementationOnce(() => resolve(rows))),
  })
  const answer = async () => {
    lists()
    await settle()
  }
  chat.send({ type: 'page.entered' })
  await settle()
  chat.send(atHarbour)
  await settle()
  await answer()
  expect(unreadOf(chat)?.[0]).toBe(0)

  // The list is asked before the messages are read, and answers when nobody is there any more.
  tell({ type: 'news' })
  await settle()
  chat.send({ type: 'shop.left' })
  rows = allUnread
  await answer()
  expect(unreadOf(chat)?.[0]).toBe(0)

  // What comes after that is new.
  tell({ type: 'news' })
  await settle()
  await answer()
  expect(unreadOf(chat)?.[0]).toBe(1)
})

test('a text that is not sent yet waits in its conversation', async () => {
  const { chat, conversation } = start()
  chat.send(atHarbour)
  await settle()
  conversation().send({ type: 'draft.changed', text: 'To be continued' })
  chat.send({ type: 'shop.chosen', shop: workshop })
  await settle()
  expect(conversation().getSnapshot().context.draft).toBe('')
  chat.send(atHarbour)
  expect(conversation().getSnapshot().context.draft).toBe('To be continued')
})

test('a text that is not sent yet outlives the page, and is gone once it is sent', async () => {
  const first = start()
  first.chat.send(atHarbour)
  await settle()
  first.conversation().send({ type: 'draft.changed', text: 'To be continued' })
  expect(first.drafts).toEqual({ 1: 'To be continued' })

  const next = start({}, [], undefined, first.drafts)
  next.chat.send(atHarbour)
  await settle()
  expect(next.conversation().getSnapshot().context.draft).toBe('To be continued')
  next.conversation().send({ type: 'submit' })
  expect(next.drafts).toEqual({ 1: '' })
})

test('after a long outage nothing is left out between what was known and what is new', async () => {
  const page = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => message(from - index))
  const load = vi.fn<ChatCalls['loadMessages']>(async () => page(20, 1))
  const { chat, conversation, tell } = start({ loadMessages: load })
  chat.send(atHarbour)
  chat.send({ type: 'page.entered' })
  await settle()
  load.mockImplementation(async ({ page: query }) => (query === 1 ? page(60, 41) : page(40, 21)))
  tell({ type: 'news' })
  await settle()
  const ids = () =>
    conversation()
      .getSnapshot()
      .context.messages.map(({ id }) => id)
  expect([ids()[0], ids().length]).toEqual([41, 20])
})

test('the list ends where a page brings nobody new, as of a server that gives all for every page', async () => {
  const load = vi.fn<ChatCalls['loadConversations']>(async () => conversations)
  const { chat } = start({ loadConversations: load })
  chat.send({ type: 'page.entered' })
  await settle()
  const list = chat.getSnapshot().children.conversations
  for (let at = 0; at < 3; at++) {
    list?.send({ type: 'end.reached' })
    await settle()
  }
  expect(load).toHaveBeenCalledTimes(2)
  expect(list?.getSnapshot().context.rows).toEqual(conversations)
})

test('the list is searched after 500 ms, and a failure stops the paging', async () => {
  const load = vi.fn<ChatCalls['loadConversations']>(async () => conversations)
  const { chat, clock } = start({ loadConversations: load })
  chat.send({ type: 'page.entered' })
  await settle()
  const list = chat.getSnapshot().children.conversations
  list?.send({ type: 'search.changed', search: 'h' })
  clock.increment(499)
  list?.send({ type: 'search.changed', search: 'ha' })
  clock.increment(499)
  expect(load).toHaveBeenCalledTimes(1)
  clock.increment(1)
  await settle()
  expect(load.mock.calls.at(-1)?.[0]).toEqual({ search: 'ha', page: 1 })
  load.mockImplementation(unreachable)
  list?.send({ type: 'end.reached' })
  await settle()
  list?.send({ type: 'end.reached' })
  await settle()
  expect(load).toHaveBeenCalledTimes(3)
  load.mockImplementation(async () => [])
  list?.send({ type: 'more.retried' })
  await settle()
  list?.send({ type: 'end.reached' })
  expect(load).toHaveBeenCalledTimes(4)
})

test('the sidebar reads older messages after 500 ms, and not again before 1000 ms', async () => {
  const { chat, clock, calls, conversation } = start()
  chat.send({ type: 'sidebar.opened', shop: harbour, product: null })
  await settle()
  const reachTop = () => conversation().send({ type: 'top.reached' })
  reachTop()
  clock.increment(499)
  expect(calls.loadMessages).toHaveBeenCalledTimes(1)
  clock.increment(1)
  await settle()
  expect(calls.loadMessages.mock.calls.at(-1)?.[0]).toEqual({ shop: 1, page: 2 })
  reachTop()
  clock.increment(999)
  reachTop()
  expect(conversation().getSnapshot().hasTag('loadingOlder')).toBe(true)
  clock.increment(1)
  expect(conversation().getSnapshot().hasTag('loadingOlder')).toBe(false)
})
