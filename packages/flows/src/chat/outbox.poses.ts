import type { Problem } from '../port/index.ts'
import {
  type OutboxSnapshot,
  type OutboxState,
  type Outgoing,
  outboxMachine,
} from './outbox.machine.ts'

export const refusedProblem: Problem = {
  status: 422,
  message: 'This shop does not take messages.',
  errors: {},
}

export const unreachableProblem: Problem = {
  status: 0,
  message: 'The shop cannot be reached. Check your connection and try again.',
  errors: {},
}

export const outgoing: Outgoing = {
  key: 'key-1',
  shop: 1,
  text: 'Then please keep one for me.',
  at: '2026-11-21T12:00:00.000Z',
  after: null,
  problem: null,
}

const pose = (value: OutboxState, items: readonly Outgoing[] = [outgoing]) =>
  outboxMachine.resolveState({ value, context: { items, failures: 0 } })

export const outboxPoses = {
  idle: pose('idle', []),
  sending: pose('sending'),
  offline: pose('offline', [
    outgoing,
    { ...outgoing, key: 'key-2', text: 'And is it still on sale tomorrow?' },
  ]),
} satisfies Record<OutboxState, OutboxSnapshot>

/** More of the same states, with other data. */
export const outboxScenes = {
  ...outboxPoses,
  refused: pose('idle', [{ ...outgoing, problem: refusedProblem }]),
}
