import type { Access, User } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  type EventObject,
  emit,
  type SnapshotFrom,
  type StateValueFrom,
  setup,
} from 'xstate'
import { actionPort, listenerPort, port } from '../port/index.ts'
import { lastSeenMachine } from './last-seen.machine.ts'

/** Who is signed in, and the bearer string that proves it: both or none. */
export interface Identity {
  readonly token: string
  readonly user: User
}

/** What storage holds: told at the start, and at every change by this tab or another. */
export type StorageEvent =
  | { type: 'storage.filled'; identity: Identity }
  | { type: 'storage.emptied' }

type IdentifiedBy = 'login' | 'restore' | 'otherTab'
type ClearedBy = 'logOut' | 'unauthorised' | 'otherTab'

const session = setup({
  types: {
    context: {} as { identity: Identity | null; revoked: string },
    events: {} as
      | StorageEvent
      | { type: 'loggedIn'; access: Access }
      /** A call was answered 401. Say which token it carried: a late answer must win no race. */
      | { type: 'unauthorised'; token?: string }
      | { type: 'user.updated'; user: User }
      | { type: 'logOut' },
    emitted: {} as
      | { type: 'identified'; identity: Identity; by: IdentifiedBy }
      | { type: 'cleared'; by: ClearedBy }
      | { type: 'loggedOut' },
  },
  actors: {
    watchStorage: listenerPort<StorageEvent>('session.watchStorage'),
    keepAlive: lastSeenMachine,
    listen: listenerPort<EventObject, { userId: number }>('session.listen'),
    revoke: port<unknown, { token: string }>('session.revoke'),
  },
  actions: {
    store: actionPort<{ identity: Identity | null }>('session.store'),
    clearStorage: actionPort('session.clearStorage'),
    identify: assign((_, { identity }: { identity: Identity }) => ({ identity })),
    changeUser: assign(({ context }, { user }: { user: User }) => ({
      identity: context.identity && { ...context.identity, user },
    })),
    forget: assign({ identity: null }),
    keepTokenToRevoke: assign(({ context }) => ({ revoked: context.identity?.token ?? '' })),
    dropRevokedToken: assign({ revoked: '' }),
    announceIdentity: emit((_, params: { identity: Identity; by: IdentifiedBy }) => ({
      type: 'identified',
      ...params,
    })),
    announceClearing: emit((_, { by }: { by: ClearedBy }) => ({ type: 'cleared', by })),
    announceLogOut: emit({ type: 'loggedOut' }),
  },
  guards: {
    isSameToken: ({ context }, { token }: { token: string | undefined }) =>
      token === context.identity?.token,
    isAboutThisToken: ({ context }, { token }: { token: string | undefined }) =>
      token === undefined || token === context.identity?.token,
  },
  delays: {
    /** How long a slow server may keep the shopper from reading that the logout is done. */
    revokePatience: 3_000,
  },
})

const restoring = session.createStateConfig({
  on: {
    'storage.filled': {
      target: 'customer',
      actions: [
        { type: 'identify', params: ({ event }) => event },
        {
          type: 'announceIdentity',
          params: ({ event }) => ({ identity: event.identity, by: 'restore' }),
        },
      ],
    },
    'storage.emptied': 'guest',
  },
})

const customer = session.createStateConfig({
  invoke: [
    {
      src: 'keepAlive',
      input: ({ context }) => ({ token: context.identity?.token ?? '' }),
    },
    {
      src: 'listen',
      input: ({ context }) => ({ userId: context.identity?.user.id ?? 0 }),
    },
  ],
  on: {
    'storage.filled': [
      {
        guard: { type: 'isSameToken', params: ({ event }) => ({ token: event.identity.token }) },
        actions: { type: 'identify', params: ({ event }) => event },
      },
      {
        target: 'customer',
        reenter: true,
        actions: [
          { type: 'identify', params: ({ event }) => event },
          {
            type: 'announceIdentity',
            params: ({ event }) => ({ identity: event.identity, by: 'otherTab' }),
          },
        ],
      },
    ],
    'storage.emptied': {
      target: 'guest',
      actions: ['forget', { type: 'announceClearing', params: { by: 'otherTab' } }],
    },
    unauthorised: {
      guard: { type: 'isAboutThisToken', params: ({ event }) => ({ token: event.token }) },
      target: 'guest',
      actions: [
        'forget',
        'clearStorage',
        { type: 'announceClearing', params: { by: 'unauthorised' } },
      ],
    },
    'user.updated': {
      actions: [
        { type: 'changeUser', params: ({ event }) => event },
        { type: 'store', params: ({ context }) => ({ identity: context.identity }) },
      ],
    },
    logOut: {
      target: 'loggingOut',
      actions: [
        'keepTokenToRevoke',
        'forget',
        'clearStorage',
        { type: 'announceClearing', params: { by: 'logOut' } },
      ],
    },
  },
})

/** Nobody is signed in any more; the server is still being told to forget the token. */
const loggingOut = session.createStateConfig({
  invoke: {
    src: 'revoke',
    input: ({ context }) => ({ token: context.revoked }),
    onDone: { target: 'guest', actions: 'announceLogOut' },
    onError: { target: 'guest', actions: 'announceLogOut' },
  },
  after: { revokePatience: { target: 'guest', actions: 'announceLogOut' } },
  exit: 'dropRevokedToken',
})

export const sessionMachine = session.createMachine({
  id: 'session',
  context: { identity: null, revoked: '' },
  invoke: { src: 'watchStorage' },
  initial: 'restoring',
  states: { restoring, guest: {}, customer, loggingOut },
  on: {
    'storage.filled': {
      target: '.customer',
      actions: [
        { type: 'identify', params: ({ event }) => event },
        {
          type: 'announceIdentity',
          params: ({ event }) => ({ identity: event.identity, by: 'otherTab' }),
        },
      ],
    },
    loggedIn: {
      target: '.customer',
      actions: [
        { type: 'identify', params: ({ event }) => ({ identity: identityOf(event.access) }) },
        { type: 'store', params: ({ context }) => ({ identity: context.identity }) },
        {
          type: 'announceIdentity',
          params: ({ event }) => ({ identity: identityOf(event.access), by: 'login' }),
        },
      ],
    },
  },
})

/** What of a login's answer makes the session. */
export function identityOf({ access, user }: Access): Identity {
  return { token: access.token, user }
}

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
export type SessionState = StateValueFrom<typeof sessionMachine>
export type SessionEvent = EventFromLogic<typeof sessionMachine>
export type SessionRef = ActorRefFrom<typeof sessionMachine>
