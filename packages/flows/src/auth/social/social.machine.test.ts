import type { Access } from '@shop/contract'
import { access } from '@shop/contract/fixtures'
import type { SocialProvider } from '@shop/contract/words'
import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../../port/index.ts'
import { heldPort, settle } from '../../testing/held-port.ts'
import { allPaths, noteTransitions, reachedBy, report, walk } from '../../testing/walk.ts'
import {
  type ProviderAnswer,
  type SocialEvent,
  type SocialSnapshot,
  socialMachine,
} from './social.machine.ts'
import { socialPoses, socialProblem } from './social.poses.ts'

type Choice = { provider: SocialProvider }
const answer: ProviderAnswer = { code: 'code', data: null }

function connect() {
  const loads = heldPort<unknown, Choice>()
  const asks = heldPort<ProviderAnswer, Choice>()
  const logins = heldPort<Access, ProviderAnswer & Choice>()
  const log = vi.fn()
  const machine = socialMachine.provide({
    actors: { loadSdk: loads.logic, askProvider: asks.logic, signIn: logins.logic },
    actions: { log: (_, { error }) => log(error) },
  })
  return { loads, asks, logins, log, machine }
}

function start() {
  const ports = connect()
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { clock }).start()
  const press = (provider: SocialProvider) => actor.send({ type: 'provider.pressed', provider })
  return { ...ports, clock, actor, press, state: () => actor.getSnapshot().value }
}

test('loads nothing before a button is pressed, then script, window and server in turn', async () => {
  const { actor, loads, asks, logins, press, state } = start()
  expect(loads.calls).toHaveLength(0)
  press('facebook')
  expect(loads.last()?.input).toEqual({ provider: 'facebook' })
  loads.last()?.resolve(undefined)
  await settle()
  expect(asks.last()?.input).toEqual({ provider: 'facebook' })
  asks.last()?.resolve(answer)
  await settle()
  expect(logins.last()?.input).toEqual({ provider: 'facebook', ...answer })
  press('google')
  expect(loads.calls).toHaveLength(1)
  logins.last()?.resolve(access)
  await settle()
  expect(state()).toBe('accepted')
  expect(actor.getSnapshot().context.answer).toEqual({ code: '', data: null })
})

test.each(['loads', 'asks'] as const)(
  'what goes wrong before the server is asked is logged only (%s)',
  async (port) => {
    const social = start()
    social.press('google')
    if (port === 'asks') social.loads.last()?.resolve(undefined)
    await settle()
    const error = new Error('closed')
    social[port].last()?.reject(error)
    await settle()
    expect(social.state()).toBe('idle')
    expect(social.log).toHaveBeenCalledExactlyOnceWith(error)
    expect(social.actor.getSnapshot().context.problem).toBeNull()
  },
)

test('a window that never answers can be asked for again; its late answer is nobody’s', async () => {
  const { asks, loads, logins, press, state } = start()
  press('facebook')
  loads.last()?.resolve(undefined)
  await settle()
  press('apple')
  asks.calls[0]?.resolve(answer)
  await settle()
  expect(state()).toBe('loading')
  expect(logins.calls).toHaveLength(0)
})

const call = (state: string) => `actor.0.social.${state}`
const events = [
  { type: 'provider.pressed', provider: 'google' },
  { type: 'provider.pressed', provider: 'apple' },
  { type: `xstate.done.${call('loading')}`, output: undefined },
  { type: `xstate.error.${call('loading')}`, error: 'no' },
  { type: 'xstate.after.sdkPatience.social.loading' },
  { type: `xstate.done.${call('asking')}`, output: answer },
  { type: `xstate.error.${call('asking')}`, error: 'no' },
  { type: `xstate.done.${call('signingIn')}`, output: access },
  { type: `xstate.error.${call('signingIn')}`, error: new ProblemError(socialProblem) },
]
const keyOf = ({ value, context }: SocialSnapshot) => JSON.stringify([value, context])

test('walked', async () => {
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
    socialMachine.events.map(String).sort(),
  )
  const { machine, loads, asks, logins } = connect()
  const paths = allPaths(machine, { events, keyOf })
  expect(reachedBy(paths)).toEqual(Object.keys(socialPoses).sort())
  const notes = noteTransitions()
  for (const path of paths.all) {
    const clock = new SimulatedClock()
    const actor = createActor(machine, { clock, inspect: notes.inspect }).start()
    await walk(
      path,
      (event) => {
        const { type } = event
        if (type === 'provider.pressed') return actor.send(event as SocialEvent)
        // A held call answers only who still waits for it.
        if (!type.endsWith(String(actor.getSnapshot().value))) return
        const isDone = type.startsWith('xstate.done')
        if (type.startsWith('xstate.after')) clock.increment(15_000)
        else if (type.endsWith('loading'))
          isDone ? loads.last()?.resolve(undefined) : loads.last()?.reject('no')
        else if (type.endsWith('asking'))
          isDone ? asks.last()?.resolve(answer) : asks.last()?.reject('no')
        else if (isDone) logins.last()?.resolve(access)
        else logins.last()?.reject(new ProblemError(socialProblem))
      },
      () => keyOf(actor.getSnapshot()),
      keyOf,
    )
    actor.stop()
  }
  expect(notes.missedOf(machine)).toEqual([])
  console.info(report('social', machine, paths))
})
