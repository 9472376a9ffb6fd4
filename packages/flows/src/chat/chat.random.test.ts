import type { ChatMessage } from '@shop/contract'
import { chatMessages, conversations } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { settle } from '../testing/held-port.ts'
import { randomFrom } from '../testing/random.ts'
import type { ChatNews } from './chat.machine.ts'
import { connectChat } from './connect-chat.ts'
import { refusedProblem, unreachableProblem } from './outbox.poses.ts'

interface Held {
  call: string
  signal: AbortSignal | null
  answered: boolean
  resolve: () => void
  reject: (error: Error) => void
}

/** A server that keeps what it is sent, and says nothing until it is told to. */
function startServer() {
  const held: Held[] = []
  const messages = new Map<string, ChatMessage>()
  const hold = <Output>(call: string, signal: AbortSignal | null, output: () => Output) =>
    new Promise<Output>((resolve, reject) => {
      held.push({ call, signal, answered: false, resolve: () => resolve(output()), reject })
    })
  const own = (shop: number) =>
    [...messages.values()].filter((message) => message.shop?.id === shop).toReversed()
  const pageOf = (shop: number, page: number) =>
    [...own(shop), ...chatMessages].slice((page - 1) * 3, page * 3)
  return {
    held,
    messages,
    calls: {
      loadConversations: ({ page }: { page: number }, signal: AbortSignal) =>
        hold('list', signal, () => (page < 3 ? conversations : [])),
      loadMessages: ({ shop, page }: { shop: number; page: number }, signal: AbortSignal) =>
        hold(page === 1 ? 'newest' : 'older', signal, () => pageOf(shop, page)),
      openConversation: (_: unknown, signal: AbortSignal) => hold('open', signal, () => null),
      sendMessage: ({ key, shop, text }: { key: string; shop: number; text: string }) => {
        // The server has it, whether or not the answer comes back.
        const [first] = chatMessages
        const partner = conversations.find((row) => row.shop.id === shop)?.shop ?? null
        const taken = messages.get(key)
        const message = taken ?? {
          ...(first as ChatMessage),
          id: 100 + messages.size,
          shop: partner,
          message: text,
        }
        messages.set(key, message)
        return hold('send', null, () => message)
      },
    },
  }
}

function start(seed: number) {
  const { next, pick } = randomFrom(seed)
  const server = startServer()
  const { held } = server
  const stored = new Set<string>()
  let tell: (news: ChatNews) => void = () => undefined
  const clock = new SimulatedClock()
  const written: string[] = []
  let keys = 0
  const chat = createActor(
    connectChat(
      server.calls,
      {
        keep: ({ key }) => stored.add(key),
        drop: (key) => stored.delete(key),
        keepDraft: () => undefined,
      },
      (listener) => {
        tell = listener
        return () => undefined
      },
      { pause: () => 5000, isAway: () => false },
    ),
    {
      clock,
      input: {
        newKey: () => {
          keys += 1
          return `key-${keys}`
        },
        now: () => '2026-11-21T12:00:00.000Z',
      },
    },
  ).start()
  const child = (name: 'conversation' | 'conversations' | 'outbox'): AnyActorRef | undefined =>
    chat.getSnapshot().children[name]
  const live = () => held.filter(({ answered, signal }) => !answered && !signal?.aborted)
  const answer = (right: boolean) => {
    const waiting = held.filter(({ answered }) => !answered)
    const call = pick(next() < 0.7 ? live() : waiting) as Held | undefined
    if (!call) return
    call.answered = true
    if (right) call.resolve()
    else call.reject(new ProblemError(pick([unreachableProblem, refusedProblem])))
  }
  const shops = conversations.map(({ shop }) => shop)
  const write = () => {
    const ref = child('conversation')
    if (!ref) return
    const text = `text ${written.length}`
    written.push(text)
    ref.send({ type: 'draft.changed', text })
    ref.send({ type: 'submit' })
  }
  const retryAll = () => {
    for (const { key } of child('outbox')?.getSnapshot().context.items ?? [])
      chat.send({ type: 'message.retried', key })
  }
  const toConversation = (type: string) => child('conversation')?.send({ type })
  const toList = (event: { type: string; search?: string }) => child('conversations')?.send(event)
  const acts: (() => void)[] = [
    () => chat.send({ type: 'page.entered' }),
    () => chat.send({ type: 'page.left' }),
    () => chat.send({ type: 'sidebar.opened', shop: pick(shops), product: pick([null, 1]) }),
    () => chat.send({ type: 'sidebar.closed' }),
    () => chat.send({ type: 'shop.chosen', shop: pick(shops) }),
    () => chat.send({ type: 'shop.chosen', shop: pick(shops) }),
    () => chat.send({ type: 'shop.left' }),
    () => tell({ type: 'news' }),
    () => tell({ type: 'connection.back' }),
    write,
    write,
    retryAll,
    () => toConversation('retry'),
    () => toConversation('top.reached'),
    () => toConversation('older.retried'),
    () => toList({ type: 'search.changed', search: pick(['', 'a']) }),
    () => toList({ type: 'end.reached' }),
    () => toList({ type: 'more.retried' }),
    () => toList({ type: 'retry' }),
    () => answer(true),
    () => answer(true),
    () => answer(true),
    () => answer(true),
    () => answer(false),
    () => clock.increment(500),
    () => clock.increment(5000),
  ]
  return { chat, acts, pick, live, child, server, written, stored, retryAll, clock }
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1)
const manySteps = { timeout: 60_000 }

test(
  'any order: nothing stuck, asked twice, lost, doubled, or told of before',
  manySteps,
  async () => {
    for (const seed of seeds) {
      const { chat, acts, pick, live, child, server, written, stored, retryAll, clock } =
        start(seed)
      for (let step = 0; step < 100; step += 1) {
        pick(acts)()
        await settle()
        const where = `seed ${seed}, step ${step}`
        // One call of a kind at a time.
        const waiting = live().map(({ call }) => call)
        expect(waiting, where).toEqual([...new Set(waiting)])
        expect(chat.getSnapshot().status, where).toBe('active')

        const conversation = child('conversation')?.getSnapshot()
        if (conversation) {
          // An attempt under way shows nothing of the one before; an id is there once, in order.
          if (conversation.hasTag('loading')) expect(conversation.context.problem, where).toBeNull()
          const ids = conversation.context.messages.map(({ id }: ChatMessage) => id)
          expect(ids, where).toEqual(
            [...new Set(ids)].sort((one, other) => Number(one) - Number(other)),
          )
        }
        const list = child('conversations')?.getSnapshot()
        if (list?.hasTag('loading')) expect(list.context.problem, where).toBeNull()
      }
      // Once the server answers everything, each text is there once and nothing waits.
      for (let turn = 0; turn < 200; turn += 1) {
        for (const call of live()) {
          call.answered = true
          call.resolve()
        }
        await settle()
        retryAll()
        clock.increment(5000)
        await settle()
        if (live().length === 0) break
      }
      expect(live(), `seed ${seed}`).toEqual([])
      expect(stored, `seed ${seed}`).toEqual(new Set())
      const received = [...server.messages.values()].map(({ message }) => message)
      expect(received.toSorted(), `seed ${seed}`).toEqual(written.toSorted())
      chat.stop()
    }
  },
)
