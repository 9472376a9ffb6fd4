import type { Access } from '@shop/contract'
import { access, demoLogin } from '@shop/contract/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ProblemError, unknownProblem } from '../../port/index.ts'
import { heldPort, settle } from '../../testing/held-port.ts'
import { allPaths, noteTransitions, reachedBy, report, walk } from '../../testing/walk.ts'
import { authMachine } from '../auth.machine.ts'
import type { Filled } from '../form/form.machine.ts'
import {
  type Credentials,
  type LoginEvent,
  type LoginSnapshot,
  loginMachine,
} from './login.machine.ts'
import { credentialsProblem, fieldProblem, loginPoses } from './login.poses.ts'

/** A login machine as it runs in the app: a child of auth, with a server that waits. */
function open(prefill: Credentials | null = null) {
  const server = heldPort<Access, Filled<Credentials>>()
  const machine = loginMachine.provide({ actors: { submit: server.logic } })
  const auth = createActor(authMachine.provide({ actors: { login: machine } }), {
    input: { prefill },
  }).start()
  const told = vi.fn()
  auth.on('*', told)
  auth.send({ type: 'login.opened' })
  const login = auth.getSnapshot().children.login
  if (!login) throw new Error('no login')
  const type = ({ phone, password }: Credentials) => {
    login.send({ type: 'field.changed', field: 'phone', value: phone })
    login.send({ type: 'field.changed', field: 'password', value: password })
  }
  return { auth, login, server, told, type }
}

describe('login', () => {
  test('starts empty, or with what a demo installation fills in', () => {
    expect(open().login.getSnapshot().context.form).toEqual({ phone: '', password: '' })
    expect(open(demoLogin).login.getSnapshot().context.form).toEqual(demoLogin)
  })

  test('sends what was typed and tells auth who is signed in', async () => {
    const { login, server, told, type } = open()
    type(demoLogin)
    login.send({ type: 'submit' })
    expect(login.getSnapshot().hasTag('busy')).toBe(true)
    expect(server.last()?.input).toEqual({ form: demoLogin })
    server.last()?.resolve(access)
    await settle()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'loggedIn', access })
    expect(login.getSnapshot().status).not.toBe('active')
  })

  test('sends once, however often submit is pressed', async () => {
    const { login, server } = open(demoLogin)
    for (let press = 0; press < 5; press++) login.send({ type: 'submit' })
    await settle()
    login.send({ type: 'submit' })
    expect(server.calls).toHaveLength(1)
    expect(login.getSnapshot().can({ type: 'submit' })).toBe(false)
  })

  test('ignores typing until the server has answered', () => {
    const { login, type } = open(demoLogin)
    login.send({ type: 'submit' })
    type({ phone: 'other', password: 'other' })
    expect(login.getSnapshot().context.form).toEqual(demoLogin)
  })

  test('keeps the values and shows the errors by field after a refusal', async () => {
    const { login, server, told } = open(demoLogin)
    login.send({ type: 'submit' })
    server.last()?.reject(new ProblemError(fieldProblem))
    await settle()
    expect(login.getSnapshot().value).toBe('failed')
    expect(login.getSnapshot().context).toEqual({ form: demoLogin, problem: fieldProblem })
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'refused', problem: fieldProblem })
  })

  test('typing in a wrong field takes its error away and leaves the other', async () => {
    const { login, server } = open()
    login.send({ type: 'submit' })
    server.last()?.reject(new ProblemError(fieldProblem))
    await settle()
    login.send({ type: 'field.changed', field: 'phone', value: 'a' })
    expect(login.getSnapshot().context.problem?.errors).toEqual({
      phone: [],
      password: fieldProblem.errors.password,
    })
  })

  test('a new attempt starts without the errors of the old one', async () => {
    const { login, server } = open()
    login.send({ type: 'submit' })
    server.last()?.reject(new ProblemError(fieldProblem))
    await settle()
    login.send({ type: 'submit' })
    expect(login.getSnapshot().context.problem).toBeNull()
    server.last()?.reject(new ProblemError(credentialsProblem))
    await settle()
    expect(login.getSnapshot().context.problem).toEqual(credentialsProblem)
    expect(server.calls).toHaveLength(2)
  })

  test.each([
    ['a crash', new TypeError('x is not a function')],
    ['no error at all', 'nonsense'],
    ['an error with a strange status', Object.assign(new Error('no'), { status: 'bad' })],
  ])('%s is told as a clear message', async (_, error) => {
    const { login, server } = open()
    login.send({ type: 'submit' })
    server.last()?.reject(error)
    await settle()
    expect(login.getSnapshot().context.problem).toEqual(unknownProblem)
  })

  test('says so when the app forgot to provide the call', async () => {
    const auth = createActor(authMachine, { input: {} }).start()
    const told = vi.fn()
    auth.on('refused', told)
    auth.send({ type: 'login.opened' })
    auth.getSnapshot().children.login?.send({ type: 'submit' })
    await settle()
    expect(told).toHaveBeenCalledOnce()
  })
})

const events = [
  { type: 'field.changed', field: 'phone', value: 'a' },
  { type: 'field.changed', field: 'password', value: 'b' },
  { type: 'submit' },
  { type: 'xstate.done.actor.0.login.submitting', output: access },
  { type: 'xstate.error.actor.0.login.submitting', error: new ProblemError(fieldProblem) },
]
const keyOf = ({ value, context: { form, problem } }: LoginSnapshot) =>
  JSON.stringify([value, form, problem && Object.values(problem.errors).map((of) => of.length)])

const paths = allPaths(loginMachine, { input: { prefill: null }, events, keyOf })

describe('login, walked', () => {
  test('the events of the walk are all that the machine knows', () => {
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
      [...loginMachine.events].map(String).sort(),
    )
  })

  test('every reachable state has a pose, and every pose is reachable', () => {
    expect(reachedBy(paths)).toEqual(Object.keys(loginPoses).sort())
  })

  const notes = noteTransitions()
  const server = heldPort<Access, Filled<Credentials>>()
  const machine = loginMachine.provide({ actors: { submit: server.logic } })
  const parent = authMachine.provide({ actors: { login: machine } })

  test('runs along every path', async () => {
    for (const path of paths.all) {
      const auth = createActor(parent, { input: {}, inspect: notes.inspect }).start()
      auth.send({ type: 'login.opened' })
      const login = auth.getSnapshot().children.login
      if (!login) throw new Error('no login')
      await walk(
        path,
        (event) => {
          if (event.type.startsWith('xstate.done')) server.last()?.resolve(access)
          else if (event.type.startsWith('xstate.error'))
            server.last()?.reject(new ProblemError(fieldProblem))
          else login.send(event as LoginEvent)
        },
        () => keyOf(login.getSnapshot()),
        keyOf,
      )
      auth.stop()
    }
  })

  test('takes every transition', () => {
    expect(notes.missedOf(machine)).toEqual([])
    console.info(report('login', loginMachine, paths))
  })
})
