import type { Access, SentOtp } from '@shop/contract'
import { access, sentOtp } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, SimulatedClock } from 'xstate'
import { otpProblems } from '../otp/otp.poses.ts'
import { ProblemError } from '../port/index.ts'
import { settle } from '../testing/held-port.ts'
import { randomFrom } from '../testing/random.ts'
import { type AuthCalls, connectAuth } from './connect-auth.ts'
import { credentialsProblem, fieldProblem } from './login/login.poses.ts'

interface Held {
  call: string
  signal: AbortSignal
  answered: boolean
  resolve: () => void
  reject: (error: Error) => void
}

function start(seed: number) {
  const { pick } = randomFrom(seed)
  const held: Held[] = []
  const hold =
    <Output>(call: string, output: Output) =>
    (_: unknown, signal: AbortSignal) =>
      new Promise<Output>((resolve, reject) => {
        held.push({ call, signal, answered: false, resolve: () => resolve(output), reject })
      })
  const calls: AuthCalls = {
    login: hold<Access>('login', access),
    register: hold<Access>('register', access),
    sendOtp: hold<SentOtp>('sendOtp', sentOtp),
    verifyOtp: hold<{ token: string | null }>('verifyOtp', { token: 'token' }),
    resetPassword: hold<{ message: string | null }>('resetPassword', { message: null }),
    socialLogin: hold<Access>('socialLogin', access),
  }
  const windows = {
    load: () => Promise.resolve(),
    ask: () => Promise.resolve({ code: 'code', data: null }),
    log: () => undefined,
  }
  const clock = new SimulatedClock()
  let skew = 0
  const auth = createActor(connectAuth(calls, windows), {
    clock,
    input: {
      rules: { register_otp_verify: true, register_otp_type: 'email' },
      now: () => clock.now() + skew,
    },
  }).start()
  let refusals = 0
  let expected = 0
  auth.on('refused', () => {
    refusals += 1
  })

  const live = () => held.filter(({ answered, signal }) => !answered && !signal.aborted)
  const children = (): AnyActorRef[] =>
    Object.values(auth.getSnapshot().children).filter((child) => child !== undefined)
  const toAll = (event: { type: string }) => {
    for (const child of children()) if (child.getSnapshot().status === 'active') child.send(event)
  }
  const problems = [fieldProblem, credentialsProblem, ...Object.values(otpProblems)]

  /** Answers any call that was ever made: also one that nobody waits for any more. */
  const answer = (right: boolean) => {
    const waiting = held.filter(({ answered }) => !answered)
    if (waiting.length === 0) return
    const call = pick(pick([waiting, live(), live()])) ?? pick(waiting)
    call.answered = true
    if (right) return call.resolve()
    if (!call.signal.aborted) expected += 1
    call.reject(new ProblemError(pick(problems)))
  }

  const fill = () => {
    const events = [
      { type: 'field.changed', field: 'phone', value: '5550100123' },
      { type: 'field.changed', field: 'email', value: 'a@b.example' },
      { type: 'country.chosen', country: { name: 'Egypt', phone_code: '20' } },
    ]
    for (const event of events) toAll(event)
  }

  const acts: (() => void)[] = [
    () => auth.send({ type: 'login.opened' }),
    () => auth.send({ type: 'login.chosen' }),
    () => auth.send({ type: 'registration.chosen' }),
    () => auth.send({ type: 'forgotPassword.chosen' }),
    () => auth.send({ type: 'dismissed' }),
    () => toAll({ type: 'submit' }),
    () => toAll({ type: 'submit' }),
    fill,
    fill,
    () => toAll({ type: 'code.changed', code: '4821' } as never),
    () => toAll({ type: 'code.changed', code: '48' } as never),
    () => toAll({ type: 'resend' }),
    () => auth.getSnapshot().children.social?.send({ type: 'provider.pressed', provider: 'apple' }),
    () => answer(true),
    () => answer(true),
    () => answer(true),
    () => answer(true),
    () => answer(false),
    () => answer(false),
    () => clock.increment(1000),
    () => clock.increment(60_000),
    () => {
      skew += pick([-86_400_000, -3_600_000, 45_000, 3_600_000])
    },
  ]
  return { auth, acts, pick, live, children, counts: () => ({ refusals, expected }) }
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1)

const manySteps = { timeout: 30_000 }

test('any order: nothing stuck, sent twice, or told of an older attempt', manySteps, async () => {
  const reached = new Set<string>()
  for (const seed of seeds) {
    const { auth, acts, pick, live, children, counts } = start(seed)
    for (let step = 0; step < 80; step++) {
      pick(acts)()
      await settle()
      const where = `seed ${seed}, step ${step}`
      reached.add(String(auth.getSnapshot().value))

      // One call of a kind at a time, and none that nobody waits for.
      const waiting = live().map(({ call }) => call)
      expect(waiting, where).toEqual([...new Set(waiting)])
      const busy = children().filter((child) => child.getSnapshot().hasTag('busy'))
      expect(waiting.length, where).toBe(busy.length)
      // An attempt under way shows nothing of the one before.
      for (const child of busy) expect(child.getSnapshot().context.problem, where).toBeNull()
      // Each refusal of a call that was waited for is told once; a late one is not told.
      expect(counts().refusals, where).toBe(counts().expected)
      if (auth.getSnapshot().value === 'closed') expect(children(), where).toEqual([])
      expect(auth.getSnapshot().status, where).toBe('active')
    }
    auth.send({ type: 'dismissed' })
    expect(auth.getSnapshot().value).toBe('closed')
    auth.send({ type: 'login.opened' })
    expect(auth.getSnapshot().children.login?.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { problem: null },
    })
    expect(live()).toEqual([])
    auth.stop()
  }
  expect(reached.size).toBe(7)
})
