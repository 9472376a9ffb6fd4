import { access, user } from '@shop/contract/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { heldPort, settle } from '../testing/held-port.ts'
import { allPaths, noteTransitions, reachedBy, report, walk } from '../testing/walk.ts'
import { connectSession, type SessionStorage } from './connect-session.ts'
import { lastSeenMachine } from './last-seen.machine.ts'
import {
  type Identity,
  identityOf,
  type SessionEvent,
  type SessionSnapshot,
  sessionMachine,
} from './session.machine.ts'
import { sessionPoses } from './session.poses.ts'

const minute = 60_000
const identity = identityOf(access)
const other: Identity = { token: 'other-token', user: { ...user, id: 2, name: 'Reza Karimi' } }
const otherAccess = {
  user: other.user,
  access: { auth_type: 'Bearer', token: other.token, expires_at: '' },
}

/** Browser storage that two tabs share: each hears of its own writes at once, and of the other's. */
function sharedStorage(first: Identity | null = null) {
  let held = first
  const listeners = new Set<() => void>()
  const change = (next: Identity | null) => {
    held = next
    for (const listener of listeners) listener()
  }
  const storage: SessionStorage = {
    get: () => held,
    set: change,
    clear: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { storage, listeners }
}

function openTab(storage: SessionStorage) {
  const clock = new SimulatedClock()
  const pings = heldPort<unknown, { token: string }>()
  const revocations = heldPort<unknown, { token: string }>()
  const heard: string[] = []
  const machine = connectSession(storage, {
    ping: () => Promise.resolve(),
    listen: (userId) => {
      heard.push(`as ${userId}`)
      return () => heard.push('no more')
    },
    logOut: () => Promise.resolve(),
  }).provide({
    actors: {
      keepAlive: lastSeenMachine.provide({ actors: { ping: pings.logic } }),
      revoke: revocations.logic,
    },
  })
  const session = createActor(machine, { clock })
  const told = vi.fn()
  session.on('*', told)
  session.start()
  return {
    clock,
    pings,
    revocations,
    session,
    told,
    state: () => session.getSnapshot().value,
    identity: () => session.getSnapshot().context.identity,
    heard,
    pinged: () => pings.calls.map(({ input }) => input.token),
  }
}

describe('session', () => {
  test('restores a guest without a word', () => {
    const tab = openTab(sharedStorage().storage)
    expect(tab.state()).toBe('guest')
    expect(tab.told).not.toHaveBeenCalled()
    expect(tab.pinged()).toEqual([])
  })

  test('restores a customer and pings at once', () => {
    const tab = openTab(sharedStorage(identity).storage)
    expect(tab.state()).toBe('customer')
    expect(tab.told).toHaveBeenCalledExactlyOnceWith({
      type: 'identified',
      identity,
      by: 'restore',
    })
    expect(tab.pinged()).toEqual([identity.token])
  })

  test('a login is stored, told and pinged', () => {
    const { storage } = sharedStorage()
    const tab = openTab(storage)
    tab.session.send({ type: 'loggedIn', access })
    expect(tab.state()).toBe('customer')
    expect(storage.get()).toEqual(identity)
    expect(tab.told).toHaveBeenCalledExactlyOnceWith({ type: 'identified', identity, by: 'login' })
    expect(tab.pinged()).toEqual([identity.token])
  })

  test('another account takes over with its own token', () => {
    const { storage } = sharedStorage(identity)
    const tab = openTab(storage)
    tab.session.send({ type: 'loggedIn', access: otherAccess })
    expect(tab.identity()).toEqual(other)
    expect(tab.pinged()).toEqual([identity.token, other.token])
  })

  test('a changed user is kept, with the token', () => {
    const { storage } = sharedStorage(identity)
    const tab = openTab(storage)
    const renamed = { ...user, name: 'Amina H.' }
    tab.session.send({ type: 'user.updated', user: renamed })
    expect(storage.get()).toEqual({ token: identity.token, user: renamed })
    expect(tab.identity()?.user.name).toBe('Amina H.')
    expect(tab.pinged()).toHaveLength(1)
  })

  test('a guest has no user to update', () => {
    const { storage } = sharedStorage()
    openTab(storage).session.send({ type: 'user.updated', user })
    expect(storage.get()).toBeNull()
  })
})

describe('last seen', () => {
  test('every 10 minutes while there is a token, whatever the server says', async () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.pings.last()?.reject(new Error('offline'))
    await settle()
    expect(tab.state()).toBe('customer')
    tab.clock.increment(10 * minute - 1)
    expect(tab.pinged()).toHaveLength(1)
    tab.clock.increment(1)
    expect(tab.pinged()).toHaveLength(2)
    tab.pings.last()?.resolve(undefined)
    await settle()
    tab.clock.increment(10 * minute)
    expect(tab.pinged()).toHaveLength(3)
  })

  test('a ping that hangs does not hold up the next', () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.clock.increment(10 * minute)
    expect(tab.pings.calls[0]?.signal.aborted).toBe(true)
    expect(tab.pinged()).toHaveLength(2)
  })

  test('stops when the token is gone and starts at once with the next', () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send({ type: 'unauthorised' })
    tab.clock.increment(60 * minute)
    expect(tab.pinged()).toHaveLength(1)
    tab.session.send({ type: 'loggedIn', access: otherAccess })
    expect(tab.pinged()).toEqual([identity.token, other.token])
    tab.clock.increment(10 * minute)
    expect(tab.pinged()).toHaveLength(3)
  })
})

describe('news', () => {
  test('a guest hears of none', () => {
    expect(openTab(sharedStorage().storage).heard).toEqual([])
  })

  test('are heard while there is a customer, and as no other', () => {
    const tab = openTab(sharedStorage(identity).storage)
    expect(tab.heard).toEqual(['as 1'])
    tab.clock.increment(60 * minute)
    tab.session.send({ type: 'user.updated', user: { ...user, name: 'New' } })
    expect(tab.heard).toEqual(['as 1'])
    tab.session.send({ type: 'loggedIn', access: otherAccess })
    expect(tab.heard).toEqual(['as 1', 'no more', 'as 2'])
  })

  test.each([
    ['a logout', { type: 'logOut' }],
    ['a 401', { type: 'unauthorised' }],
  ] as const)('end with %s', (_, event) => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send(event)
    expect(tab.heard).toEqual(['as 1', 'no more'])
  })

  test('end with a logout in the other tab', () => {
    const { storage } = sharedStorage(identity)
    const tab = openTab(storage)
    storage.clear()
    expect(tab.heard).toEqual(['as 1', 'no more'])
  })
})

describe('401', () => {
  test('clears the session and its storage', () => {
    const { storage } = sharedStorage(identity)
    const tab = openTab(storage)
    tab.told.mockClear()
    tab.session.send({ type: 'unauthorised' })
    expect(tab.state()).toBe('guest')
    expect(tab.identity()).toBeNull()
    expect(storage.get()).toBeNull()
    expect(tab.told).toHaveBeenCalledExactlyOnceWith({ type: 'cleared', by: 'unauthorised' })
  })

  test('of this token clears, of an older one does not', () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send({ type: 'unauthorised', token: 'older' })
    expect(tab.state()).toBe('customer')
    tab.session.send({ type: 'unauthorised', token: identity.token })
    expect(tab.state()).toBe('guest')
  })

  test('that comes many times at once is told once', () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.told.mockClear()
    for (let call = 0; call < 4; call++) tab.session.send({ type: 'unauthorised' })
    expect(tab.told).toHaveBeenCalledOnce()
  })

  test('while logging out changes nothing', async () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send({ type: 'logOut' })
    tab.told.mockClear()
    tab.session.send({ type: 'unauthorised', token: identity.token })
    tab.session.send({ type: 'unauthorised' })
    expect(tab.state()).toBe('loggingOut')
    tab.revocations.last()?.reject(new Error('401'))
    await settle()
    expect(tab.told).toHaveBeenCalledExactlyOnceWith({ type: 'loggedOut' })
  })
})

describe('logging out', () => {
  test('clears first, tells the server with the old token, then says so', async () => {
    const { storage } = sharedStorage(identity)
    const tab = openTab(storage)
    tab.told.mockClear()
    tab.session.send({ type: 'logOut' })
    expect(storage.get()).toBeNull()
    expect(tab.identity()).toBeNull()
    expect(tab.told.mock.calls).toEqual([[{ type: 'cleared', by: 'logOut' }]])
    expect(tab.revocations.last()?.input).toEqual({ token: identity.token })
    tab.revocations.last()?.resolve(undefined)
    await settle()
    expect(tab.told.mock.calls.at(-1)).toEqual([{ type: 'loggedOut' }])
    expect(tab.state()).toBe('guest')
    expect(tab.session.getSnapshot().context.revoked).toBe('')
  })

  test('ends the same when the call fails', async () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send({ type: 'logOut' })
    tab.revocations.last()?.reject(new Error('500'))
    await settle()
    expect(tab.state()).toBe('guest')
    expect(tab.told.mock.calls.at(-1)).toEqual([{ type: 'loggedOut' }])
  })

  test('does not wait longer than 3 s for a slow server, and hears its late answer no more', async () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send({ type: 'logOut' })
    tab.clock.increment(2_999)
    expect(tab.state()).toBe('loggingOut')
    tab.clock.increment(1)
    expect(tab.state()).toBe('guest')
    tab.told.mockClear()
    tab.revocations.last()?.resolve(undefined)
    await settle()
    expect(tab.told).not.toHaveBeenCalled()
  })

  test('twice is once', () => {
    const tab = openTab(sharedStorage(identity).storage)
    tab.session.send({ type: 'logOut' })
    tab.session.send({ type: 'logOut' })
    expect(tab.revocations.calls).toHaveLength(1)
  })

  test('a login meanwhile wins, and nothing says that it was logged out', async () => {
    const { storage } = sharedStorage(identity)
    const tab = openTab(storage)
    tab.session.send({ type: 'logOut' })
    tab.session.send({ type: 'loggedIn', access: otherAccess })
    tab.told.mockClear()
    tab.revocations.last()?.resolve(undefined)
    await settle()
    expect(tab.state()).toBe('customer')
    expect(storage.get()).toEqual(other)
    expect(tab.told).not.toHaveBeenCalled()
  })

  test('a guest cannot', () => {
    const tab = openTab(sharedStorage().storage)
    tab.session.send({ type: 'logOut' })
    expect(tab.revocations.calls).toHaveLength(0)
    expect(tab.session.getSnapshot().can({ type: 'logOut' })).toBe(false)
  })
})

describe('two tabs', () => {
  test('a login in one is a login in the other', () => {
    const { storage } = sharedStorage()
    const [here, there] = [openTab(storage), openTab(storage)]
    here.session.send({ type: 'loggedIn', access })
    expect(there.state()).toBe('customer')
    expect(there.told).toHaveBeenCalledExactlyOnceWith({
      type: 'identified',
      identity,
      by: 'otherTab',
    })
    expect(here.told).toHaveBeenCalledOnce()
    expect(there.pinged()).toEqual([identity.token])
  })

  test('a logout in one is a logout in the other, and only one tells the server', () => {
    const { storage } = sharedStorage(identity)
    const [here, there] = [openTab(storage), openTab(storage)]
    there.told.mockClear()
    here.session.send({ type: 'logOut' })
    expect(there.state()).toBe('guest')
    expect(there.told).toHaveBeenCalledExactlyOnceWith({ type: 'cleared', by: 'otherTab' })
    expect(here.revocations.calls.length + there.revocations.calls.length).toBe(1)
  })

  test('another account in one is another account in the other', () => {
    const { storage } = sharedStorage(identity)
    const [here, there] = [openTab(storage), openTab(storage)]
    here.session.send({ type: 'loggedIn', access: otherAccess })
    expect(there.identity()).toEqual(other)
    expect(there.pinged()).toEqual([identity.token, other.token])
  })

  test('a renamed user is renamed in the other, without a new session', () => {
    const { storage } = sharedStorage(identity)
    const [here, there] = [openTab(storage), openTab(storage)]
    there.told.mockClear()
    here.session.send({ type: 'user.updated', user: { ...user, name: 'New' } })
    expect(there.identity()?.user.name).toBe('New')
    expect(there.told).not.toHaveBeenCalled()
    expect(there.pinged()).toHaveLength(1)
  })

  test('a login in the other while this one logs out is a login here', () => {
    const { storage } = sharedStorage(identity)
    const [here, there] = [openTab(storage), openTab(storage)]
    here.session.send({ type: 'logOut' })
    there.session.send({ type: 'loggedIn', access: otherAccess })
    expect(here.state()).toBe('customer')
    expect(here.identity()).toEqual(other)
  })

  test('a closed tab listens no more', () => {
    const { storage, listeners } = sharedStorage()
    const tab = openTab(storage)
    tab.session.stop()
    expect(listeners.size).toBe(0)
  })
})

test('the calls get the token that they are about', async () => {
  const calls = {
    ping: vi.fn(async () => {}),
    listen: vi.fn(() => () => {}),
    logOut: vi.fn(async () => {}),
  }
  const session = createActor(connectSession(sharedStorage(identity).storage, calls)).start()
  session.send({ type: 'logOut' })
  await settle()
  expect(calls.ping).toHaveBeenCalledExactlyOnceWith(identity.token, expect.any(AbortSignal))
  expect(calls.listen).toHaveBeenCalledExactlyOnceWith(identity.user.id)
  expect(calls.logOut).toHaveBeenCalledExactlyOnceWith(identity.token)
})

const events = [
  { type: 'storage.filled', identity },
  { type: 'storage.filled', identity: other },
  { type: 'storage.emptied' },
  { type: 'loggedIn', access },
  { type: 'unauthorised' },
  { type: 'unauthorised', token: identity.token },
  { type: 'user.updated', user },
  { type: 'logOut' },
  { type: 'xstate.after.revokePatience.session.loggingOut' },
  { type: 'xstate.done.actor.0.session.loggingOut' },
  { type: 'xstate.error.actor.0.session.loggingOut', error: new Error('no') },
]
const keyOf = ({ value, context: { identity, revoked } }: SessionSnapshot) =>
  JSON.stringify([value, identity?.token, identity?.user.name, revoked])
const paths = allPaths(sessionMachine, { events, keyOf })

describe('session, walked', () => {
  test('the events of the walk are all that the machine knows', () => {
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
      [...sessionMachine.events].map(String).sort(),
    )
  })

  test('every reachable state has a pose, and every pose is reachable', () => {
    expect(reachedBy(paths)).toEqual(Object.keys(sessionPoses).sort())
  })

  test('runs along every path and takes every transition', async () => {
    const notes = noteTransitions()
    const revocations = heldPort<unknown, { token: string }>()
    const silent: SessionStorage = {
      get: () => null,
      set: () => {},
      clear: () => {},
      subscribe: () => () => {},
    }
    const machine = connectSession(silent, {
      ping: vi.fn(async () => {}),
      listen: () => () => {},
      logOut: vi.fn(),
    }).provide({
      actors: {
        revoke: revocations.logic,
        watchStorage: fromCallback(() => {}),
      },
    })
    for (const path of paths.all) {
      const clock = new SimulatedClock()
      const session = createActor(machine, { clock, inspect: notes.inspect }).start()
      await walk(
        path,
        (event) => {
          if (event.type.startsWith('xstate.after.revoke')) {
            if (session.getSnapshot().matches('loggingOut')) clock.increment(3_000)
          } else if (event.type.startsWith('xstate.done')) revocations.last()?.resolve(undefined)
          else if (event.type.startsWith('xstate.error'))
            revocations.last()?.reject(new Error('no'))
          else session.send(event as SessionEvent)
        },
        () => keyOf(session.getSnapshot()),
        keyOf,
      )
      session.stop()
    }
    expect(notes.missedOf(machine)).toEqual([])
    console.info(report('session', sessionMachine, paths))
  })
})
