import type { ChatMessage, Conversation } from '@shop/contract'
import { chatMessages, conversations } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { type AnyActor, createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { heldPort } from '../testing/held-port.ts'
import { allPaths, noteTransitions, report, type Step, walk } from '../testing/walk.ts'
import { conversationsKey, outboxHappenings, outboxKey } from './chat.walk.ts'
import { type ConversationSnapshot, conversationMachine } from './conversation.machine.ts'
import { conversationPoses, partner } from './conversation.poses.ts'
import { type ConversationsSnapshot, conversationsMachine } from './conversations.machine.ts'
import { conversationsPoses } from './conversations.poses.ts'
import { type OutboxSnapshot, type Outgoing, outboxMachine } from './outbox.machine.ts'
import { outboxPoses, outgoing, unreachableProblem } from './outbox.poses.ts'

type Event = Step['event'] & { output?: unknown; error?: unknown }

const done = (call: string, output: unknown) => ({ type: `xstate.done.actor.${call}`, output })
const failed = (call: string, problem = unreachableProblem) => ({
  type: `xstate.error.actor.${call}`,
  error: new ProblemError(problem),
})
const typesOf = (events: readonly Event[]) => [...new Set(events.map(({ type }) => type))].sort()
const leaf = ({ value }: { value: unknown }) => JSON.stringify(value)

interface Held {
  resolve: (output: never) => void
  reject: (error: unknown) => void
}

type Value = string | { [region: string]: Value }

const delays = { retryPause: 5000, searchDebounce: 500, olderDebounce: 500, olderRest: 1000 }

/** Plays an event of a path: to the actor, its clock, or the call that waits; what nobody waits for, to none. */
function play(actor: AnyActor, clock: SimulatedClock, call: (type: string) => Held | undefined) {
  return (event: Event) => {
    const { type } = event
    const snapshot = actor.getSnapshot()
    const [, delay, place] = /^xstate\.after\.(\w+)\.(.+)$/.exec(type) ?? []
    if (delay && place) {
      const value = place
        .split('.')
        .slice(1)
        .reduceRight<Value | null>((inner, name) => (inner ? { [name]: inner } : name), null)
      if (snapshot.matches(value)) clock.increment(delays[delay as keyof typeof delays])
      return
    }
    const [, actorId] = type.split('.actor.')
    if (!actorId) return actor.send(event)
    if (!snapshot.children[actorId]) return
    if (type.startsWith('xstate.done')) call(type)?.resolve(event.output as never)
    else call(type)?.reject(event.error)
  }
}

const manyPaths = { timeout: 60_000 }

test('outbox: every path, every event in every state', manyPaths, async () => {
  expect(typesOf(outboxHappenings)).toEqual(outboxMachine.events.map(String).sort())
  const silent = { keep: () => undefined, drop: () => undefined }
  const machine = outboxMachine.provide({ actions: silent })
  const paths = allPaths(machine, {
    input: { unsent: [outgoing] },
    events: outboxHappenings,
    keyOf: outboxKey,
    shortest: true,
  })
  const reached = new Set(paths.all.flat().map(({ state }) => leaf(state as OutboxSnapshot)))
  for (const pose of Object.values(outboxPoses)) expect(reached).toContain(leaf(pose))
  const notes = noteTransitions()
  const sends = heldPort<ChatMessage | null, Outgoing>()
  const running = machine.provide({ actors: { sendMessage: sends.logic } })
  for (const path of paths.all) {
    const clock = new SimulatedClock()
    const actor = createActor(running, {
      clock,
      input: { unsent: [outgoing] },
      inspect: notes.inspect,
    }).start()
    await walk(
      path,
      (event) => {
        const isDelayed =
          event.type.startsWith('xstate.after') && !actor.getSnapshot().matches('offline')
        if (!isDelayed) play(actor, clock, sends.last)(event)
      },
      () => outboxKey(actor.getSnapshot()),
      outboxKey,
    )
    actor.stop()
  }
  expect(notes.missedOf(running)).toEqual([])
  console.info(report('outbox', running, paths))
})

test('shop list: every path, every event in every state', manyPaths, async () => {
  const call = (state: string) => `0.conversations.${state}`
  const events: Event[] = [
    { type: 'search.changed', search: 'har' } as Event,
    { type: 'end.reached' },
    { type: 'more.retried' },
    { type: 'retry' },
    { type: 'news' },
    { type: 'opened', shop: 1 } as Event,
    { type: 'seen', shop: 1 } as Event,
    ...['loading', 'reloading', 'loadingMore'].flatMap((state) => [
      done(call(state), conversations),
      failed(call(state)),
    ]),
    done(call('loadingMore'), []),
    { type: 'xstate.after.searchDebounce.conversations.typing' },
  ]
  expect(typesOf(events)).toEqual(conversationsMachine.events.map(String).sort())
  const paths = allPaths(conversationsMachine, {
    input: { open: null },
    events,
    keyOf: conversationsKey,
    shortest: true,
  })
  const reached = new Set(paths.all.flat().map(({ state }) => leaf(state as ConversationsSnapshot)))
  expect([...reached].sort()).toEqual(Object.values(conversationsPoses).map(leaf).sort())
  const notes = noteTransitions()
  const reads = heldPort<Conversation[], { search: string; page: number }>()
  const machine = conversationsMachine.provide({ actors: { loadConversations: reads.logic } })
  for (const path of paths.all) {
    const clock = new SimulatedClock()
    const actor = createActor(machine, {
      clock,
      input: { open: null },
      inspect: notes.inspect,
    }).start()
    await walk(
      path,
      play(actor, clock, reads.last),
      () => conversationsKey(actor.getSnapshot()),
      conversationsKey,
    )
    actor.stop()
  }
  expect(notes.missedOf(machine)).toEqual([])
  console.info(report('conversations', machine, paths))
})

const message = (id: number): ChatMessage => ({ ...(chatMessages[0] as ChatMessage), id })
const base = [5, 4, 3].map(message)

test.each([
  ['that is there', null],
  ['that is opened first', { product: 1 }],
])('a conversation %s: every event in every state', manyPaths, async (name, opening) => {
  const call = (state: string) => `0.conversation.${state}`
  const newest = ['newest.loading', 'newest.shown.reloading'].flatMap((state) => [
    done(call(state), base),
    failed(call(state)),
  ])
  const events: Event[] = [
    { type: 'draft.changed', text: 'Hello' } as Event,
    { type: 'submit' },
    { type: 'retry' },
    { type: 'top.reached' },
    { type: 'older.retried' },
    { type: 'news' },
    { type: 'delivered', message: message(5) } as Event,
    { type: 'restarted' },
    ...newest,
    done(call('newest.shown.reloading'), [9].map(message)),
    done(call('newest.opening'), null),
    failed(call('newest.opening')),
    done(call('older.loading'), [2, 1].map(message)),
    done(call('older.loading'), []),
    failed(call('older.loading')),
    { type: 'xstate.after.olderDebounce.conversation.older.near' },
    { type: 'xstate.after.olderRest.conversation.older.resting' },
  ]
  expect(typesOf(events)).toEqual(conversationMachine.events.map(String).sort())
  const keyOf = ({ value, context }: ConversationSnapshot) =>
    JSON.stringify([
      value,
      context.messages.map(({ id }) => id),
      context.hasOlder,
      context.isStale,
      context.draft,
      context.problem?.status,
    ])
  const input = { shop: partner, manner: 'sidebar' as const, opening }
  // Draft and messages know nothing of each other: a text is written where the walk begins.
  const apart = (event: Event) => !['draft.changed', 'submit'].includes(event.type)
  const walks = [
    allPaths(conversationMachine, { input, events: events.filter(apart), keyOf, shortest: true }),
    allPaths(conversationMachine, { input, events: events.slice(0, 2), keyOf, shortest: true }),
  ]
  const notes = noteTransitions()
  const opens = heldPort<unknown, { shop: number; product: number | null }>()
  const reads = heldPort<ChatMessage[], { shop: number; page: number }>()
  const machine = conversationMachine.provide({
    actors: { openConversation: opens.logic, loadMessages: reads.logic },
  })
  const reached = new Set<string>()
  for (const path of walks.flatMap(({ all }) => all)) {
    const clock = new SimulatedClock()
    const actor = createActor(machine, { clock, input, inspect: notes.inspect }).start()
    await walk(
      path,
      play(actor, clock, (type) =>
        type.endsWith('opening')
          ? opens.last()
          : reads.calls.findLast(({ input: { page } }) => page > 1 === type.includes('.older.')),
      ),
      () => keyOf(actor.getSnapshot()),
      keyOf,
    )
    reached.add(leaf(actor.getSnapshot()))
    actor.stop()
  }
  // The way in that was not taken is the other run's, and so are its states.
  const ways = opening ? 'starting on  (2)' : /starting on {2}\(1\)|opening|unopened/
  expect(notes.missedOf(machine).filter((missed) => missed.search(ways) === -1)).toEqual([])
  const poses = Object.values(conversationPoses).map(leaf)
  const isMine = (pose: string) => opening !== null || !/open/.test(pose)
  for (const pose of poses.filter(isMine)) expect(reached).toContain(pose)
  for (const paths of walks) console.info(report(`conversation ${name}`, machine, paths))
})
