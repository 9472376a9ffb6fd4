import type { Access } from '@shop/contract'
import { access, demoLogin } from '@shop/contract/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { heldPort, settle } from '../testing/held-port.ts'
import { allPaths, noteTransitions, reachedBy, report, walk } from '../testing/walk.ts'
import { type AuthEvent, type AuthSnapshot, authMachine } from './auth.machine.ts'
import { authPoses } from './auth.poses.ts'
import { connectAuth } from './connect-auth.ts'
import { type Credentials, loginMachine } from './login.machine.ts'
import { credentialsProblem } from './login.poses.ts'

function start(prefill: Credentials | null = null) {
  const server = heldPort<Access, Credentials>()
  const login = loginMachine.provide({ actors: { submit: server.logic } })
  const auth = createActor(authMachine.provide({ actors: { login } }), {
    input: { prefill },
  }).start()
  const told = vi.fn()
  auth.on('*', told)
  return { auth, server, told, child: () => auth.getSnapshot().children.login }
}

const intent = { kind: 'add', product: 7 }

describe('auth', () => {
  test('opens nothing by itself', () => {
    const { auth, child } = start()
    expect(auth.getSnapshot().value).toBe('closed')
    expect(child()).toBeUndefined()
  })

  test('hands the reason back when the login succeeds, then closes and forgets it', async () => {
    const { auth, server, told, child } = start()
    auth.send({ type: 'login.opened', intent })
    child()?.send({ type: 'submit' })
    server.last()?.resolve(access)
    await settle()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'loggedIn', access, intent })
    expect(auth.getSnapshot().value).toBe('closed')
    expect(auth.getSnapshot().context.intent).toBeNull()
    expect(child()).toBeUndefined()
  })

  test('tells a refusal and stays open', async () => {
    const { auth, server, told, child } = start()
    auth.send({ type: 'login.opened', intent })
    child()?.send({ type: 'submit' })
    server.last()?.reject(new ProblemError(credentialsProblem))
    await settle()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'refused', problem: credentialsProblem })
    expect(auth.getSnapshot().value).toBe('login')
    expect(auth.getSnapshot().context.intent).toBe(intent)
  })

  test('hands the reason back when the shopper closes instead', () => {
    const { auth, told } = start()
    auth.send({ type: 'login.opened', intent })
    auth.send({ type: 'dismissed' })
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'dismissed', intent })
    auth.send({ type: 'dismissed' })
    expect(told).toHaveBeenCalledOnce()
  })

  test.each(['resolve', 'reject'] as const)(
    'ignores an answer that comes after the dialog was closed (%s)',
    async (answer) => {
      const { auth, server, told, child } = start()
      auth.send({ type: 'login.opened' })
      child()?.send({ type: 'submit' })
      auth.send({ type: 'dismissed' })
      told.mockClear()
      expect(server.last()?.signal.aborted).toBe(true)
      if (answer === 'resolve') server.last()?.resolve(access)
      else server.last()?.reject(new ProblemError(credentialsProblem))
      await settle()
      expect(told).not.toHaveBeenCalled()
      expect(auth.getSnapshot().value).toBe('closed')
    },
  )

  test('an answer to a closed dialog does not reach the one opened after it', async () => {
    const { auth, server, told, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'submit' })
    auth.send({ type: 'dismissed' })
    auth.send({ type: 'login.opened' })
    told.mockClear()
    server.calls[0]?.reject(new ProblemError(credentialsProblem))
    await settle()
    expect(child()?.getSnapshot().value).toBe('editing')
    expect(child()?.getSnapshot().context.problem).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  test('asked again while open, it takes the newer reason and keeps what was typed', () => {
    const { auth, child } = start()
    auth.send({ type: 'login.opened', intent })
    child()?.send({ type: 'field.changed', field: 'phone', value: 'amina' })
    auth.send({ type: 'login.opened' })
    expect(auth.getSnapshot().context.intent).toBe(intent)
    auth.send({ type: 'login.opened', intent: 'newer' })
    expect(auth.getSnapshot().context.intent).toBe('newer')
    expect(child()?.getSnapshot().context.form.phone).toBe('amina')
  })

  test('a reopened dialog starts anew: no password lies about', () => {
    const { auth, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'field.changed', field: 'password', value: 'secret' })
    auth.send({ type: 'dismissed' })
    auth.send({ type: 'login.opened' })
    expect(child()?.getSnapshot().context.form).toEqual({ phone: '', password: '' })
  })

  test('the app fills it with one function', async () => {
    const login = vi.fn(() => Promise.resolve(access))
    const auth = createActor(connectAuth({ login }), { input: { prefill: demoLogin } }).start()
    const loggedIn = vi.fn()
    auth.on('loggedIn', loggedIn)
    auth.send({ type: 'login.opened' })
    auth.getSnapshot().children.login?.send({ type: 'submit' })
    await settle()
    expect(login).toHaveBeenCalledExactlyOnceWith(demoLogin, expect.any(AbortSignal))
    expect(loggedIn).toHaveBeenCalledOnce()
  })
})

const events = [
  { type: 'login.opened', intent },
  { type: 'login.opened' },
  { type: 'dismissed' },
  { type: 'accepted', access },
  { type: 'refused', problem: credentialsProblem },
]
const keyOf = ({ value, context }: AuthSnapshot) => JSON.stringify([value, context])
const paths = allPaths(authMachine, { input: {}, events, keyOf })

describe('auth, walked', () => {
  test('the events of the walk are all that the machine knows', () => {
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
      [...authMachine.events].map(String).sort(),
    )
  })

  test('every reachable state has a pose, and every pose is reachable', () => {
    expect(reachedBy(paths)).toEqual(Object.keys(authPoses).sort())
  })

  test('runs along every path, through the real child, and takes every transition', async () => {
    const notes = noteTransitions()
    const server = heldPort<Access, Credentials>()
    const login = loginMachine.provide({ actors: { submit: server.logic } })
    const machine = authMachine.provide({ actors: { login } })
    for (const path of paths.all) {
      const auth = createActor(machine, { input: {}, inspect: notes.inspect }).start()
      await walk(
        path,
        (event) => {
          const child = auth.getSnapshot().children.login
          if (event.type === 'accepted') {
            child?.send({ type: 'submit' })
            server.last()?.resolve(access)
          } else if (event.type === 'refused') {
            child?.send({ type: 'submit' })
            server.last()?.reject(new ProblemError(credentialsProblem))
          } else auth.send(event as AuthEvent)
        },
        () => keyOf(auth.getSnapshot()),
        keyOf,
      )
      auth.stop()
    }
    expect(notes.missedOf(machine)).toEqual([])
    console.info(report('auth', authMachine, paths))
  })
})
