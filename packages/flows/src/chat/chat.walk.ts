/** What the walks of the chat's machines share: through the machine alone, and through its view. */
import type { EventFromLogic } from 'xstate'
import { ProblemError } from '../port/index.ts'
import type { Samples } from '../testing/walk.ts'
import type { ConversationsSnapshot } from './conversations.machine.ts'
import type { OutboxSnapshot, Outgoing, outboxMachine } from './outbox.machine.ts'
import { outgoing, refusedProblem, unreachableProblem } from './outbox.poses.ts'

/** Written while the first one is on its way. */
export const secondOutgoing: Outgoing = {
  ...outgoing,
  key: 'key-2',
  text: 'And is it still on sale?',
}

interface OutboxHappening {
  type: string
  key?: string
  message?: Outgoing
  output?: unknown
  error?: unknown
}

const sending = 'actor.0.outbox.sending'
const told: Samples<EventFromLogic<typeof outboxMachine>> = {
  'message.written': [{ type: 'message.written', message: secondOutgoing }],
  'message.retried': [{ type: 'message.retried', key: outgoing.key }],
  'message.discarded': [{ type: 'message.discarded', key: outgoing.key }],
  'connection.back': [{ type: 'connection.back' }],
}

/** All that can happen to messages on their way. */
export const outboxHappenings: OutboxHappening[] = [
  ...Object.values(told).flat(),
  { type: `xstate.done.${sending}`, output: null },
  { type: `xstate.error.${sending}`, error: new ProblemError(unreachableProblem) },
  { type: `xstate.error.${sending}`, error: new ProblemError(refusedProblem) },
  { type: 'xstate.after.retryPause.outbox.offline' },
]

/** What tells two states of the outbox apart. */
export const outboxKey = ({ value, context }: OutboxSnapshot) =>
  JSON.stringify([value, context.items.map(({ key, problem }) => [key, problem?.status])])

/** What tells two states of the shop list apart; which one is open changes nothing else. */
export const conversationsKey = ({ value, context }: ConversationsSnapshot) =>
  JSON.stringify([
    value,
    context.rows.length,
    context.hasMore,
    context.isStale,
    context.search,
    context.problem?.status,
  ])
