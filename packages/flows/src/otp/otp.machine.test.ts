import type { SentOtp } from '@shop/contract'
import { sentOtp } from '@shop/contract/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { heldPort, settle } from '../testing/held-port.ts'
import { type OtpAddress, type OtpSnapshot, otpMachine } from './otp.machine.ts'
import { otpPoses, otpProblems } from './otp.poses.ts'

const address = { phone: 'a@b.example', phone_code: '1', forgot_password: true }

function start(sent: SentOtp | null = sentOtp) {
  const clock = new SimulatedClock()
  let skew = 0
  const sends = heldPort<SentOtp, OtpAddress>()
  const tries = heldPort<{ token: string | null }, { phone: string; otp: string }>()
  const machine = otpMachine.provide({
    actors: { sendCode: sends.logic, verifyCode: tries.logic },
  })
  const actor = createActor(machine, {
    clock,
    input: { address, sent, now: () => clock.now() + skew },
  }).start()
  const told = vi.fn()
  actor.on('refused', told)
  return {
    actor,
    sends,
    tries,
    told,
    type: (code: string) => actor.send({ type: 'code.changed', code }),
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second++) clock.increment(1000)
    },
    jump: (seconds: number) => {
      skew += seconds * 1000
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    refuse: async (port: typeof sends | typeof tries, problem: keyof typeof otpProblems) => {
      port.last()?.reject(new ProblemError(otpProblems[problem]))
      await settle()
    },
  }
}

const entering = { open: { code: 'entering', resend: 'coolingDown' } }

describe('otp', () => {
  test('a pasted number that is no such code is told, until a digit is typed', () => {
    const { actor, type, context, tries } = start()
    type('48')
    actor.send({ type: 'code.mismatched' })
    expect(context()).toMatchObject({
      code: '48',
      problem: { message: 'This is not a code of 4 digits.' },
    })
    expect(tries.calls).toHaveLength(0)
    type('482')
    expect(context().problem).toBeNull()
  })

  test('sends the first code itself, or takes one that is on its way', async () => {
    const first = start(null)
    expect(first.state()).toBe('sending')
    expect(first.sends.last()?.input).toEqual(address)
    first.sends.last()?.resolve(sentOtp)
    await settle()
    expect(first.state()).toEqual(entering)

    const taken = start()
    expect(taken.state()).toEqual(entering)
    expect(taken.sends.calls).toHaveLength(0)
  })

  test('the fourth digit sends the code, once', async () => {
    const { type, tries, state, actor } = start()
    type('482')
    expect(tries.calls).toHaveLength(0)
    type('4821')
    type('4821')
    type('9')
    expect(tries.calls.map(({ input }) => input)).toEqual([{ phone: 'a@b.example', otp: '4821' }])
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    tries.last()?.resolve({ token: 'token' })
    await settle()
    expect(state()).toBe('verified')
  })

  test('a wrong code empties the boxes; typing takes its message away', async () => {
    const { type, tries, state, context, refuse, told } = start()
    type('1111')
    await refuse(tries, 'wrong')
    expect(state()).toEqual({ open: { code: 'wrong', resend: 'coolingDown' } })
    expect(context()).toMatchObject({ code: '', problem: otpProblems.wrong })
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'refused', problem: otpProblems.wrong })
    type('2')
    expect(state()).toEqual(entering)
    expect(context().problem).toBeNull()
  })

  test.each(['expired', 'locked'] as const)('%s: only a new code helps', async (reason) => {
    const { type, tries, sends, state, refuse, pass, actor } = start()
    type('1111')
    await refuse(tries, reason)
    expect(state()).toEqual({ open: { code: reason, resend: 'coolingDown' } })
    type('4821')
    expect(tries.calls).toHaveLength(1)
    pass(60)
    actor.send({ type: 'resend' })
    sends.last()?.resolve(sentOtp)
    await settle()
    expect(state()).toEqual(entering)
  })

  test('keeps the code when the server could not say, and tries it again', async () => {
    const { type, tries, context, state, refuse, actor } = start()
    type('4821')
    await refuse(tries, 'unchecked')
    expect(context().code).toBe('4821')
    actor.send({ type: 'submit' })
    expect(tries.calls).toHaveLength(2)
    expect(state()).toEqual({ open: { code: 'verifying', resend: 'coolingDown' } })
  })

  test('offers a new code after 60 seconds, not before', () => {
    const { pass, actor, context, sends } = start()
    expect(context().secondsLeft).toBe(60)
    pass(59)
    expect(context().secondsLeft).toBe(1)
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(false)
    pass(1)
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(true)
    actor.send({ type: 'resend' })
    actor.send({ type: 'resend' })
    expect(sends.calls).toHaveLength(1)
  })

  test('the countdown goes on while a code is checked, and a new one waits for the answer', async () => {
    const { type, pass, actor, state, tries, refuse } = start()
    pass(59)
    type('1111')
    pass(1)
    expect(state()).toEqual({ open: { code: 'verifying', resend: 'ready' } })
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(false)
    await refuse(tries, 'wrong')
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(true)
  })

  test.each([
    ['ahead: the time has passed', 120, 1],
    ['back: each second still counts', -86_400, 60],
  ])('a clock that jumps %s', (_, seconds, until) => {
    const { pass, jump, actor } = start()
    jump(seconds)
    pass(until - 1)
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(false)
    pass(1)
    expect(actor.getSnapshot().can({ type: 'resend' })).toBe(true)
  })

  test('too many sends: waits, and a first code stays good', async () => {
    const none = start(null)
    await none.refuse(none.sends, 'tooMany')
    expect(none.state()).toEqual({ open: { code: 'missing', resend: 'tooMany' } })
    none.type('4821')
    expect(none.tries.calls).toHaveLength(0)
    none.pass(60)
    expect(none.state()).toEqual({ open: { code: 'missing', resend: 'ready' } })

    const again = start()
    again.pass(60)
    again.actor.send({ type: 'resend' })
    await again.refuse(again.sends, 'tooMany')
    expect(again.state()).toEqual({ open: { code: 'entering', resend: 'tooMany' } })
    again.type('4821')
    expect(again.tries.calls).toHaveLength(1)
  })

  test('a code that could not be sent can be asked for again at once', async () => {
    const { actor, sends, state, refuse, context } = start(null)
    await refuse(sends, 'unsent')
    expect(state()).toEqual({ open: { code: 'missing', resend: 'unsent' } })
    expect(context().problem).toEqual(otpProblems.unsent)
    actor.send({ type: 'resend' })
    expect(context().problem).toBeNull()
    expect(sends.calls).toHaveLength(2)
  })

  test('every state of both regions has a pose', () => {
    const posed = new Set(
      Object.values(otpPoses).flatMap(({ value }) =>
        typeof value === 'string' ? value : Object.values((value as { open: object }).open),
      ),
    )
    // These two are left at once.
    const passing = ['starting', 'opening', 'open']
    const all = ['code', 'resend'].flatMap((region) =>
      Object.keys(otpMachine.states.open?.states[region]?.states ?? {}),
    )
    const states = [...Object.keys(otpMachine.states), ...all]
    expect([...posed].sort()).toEqual(states.filter((name) => !passing.includes(name)).sort())
    expect(Object.values(otpPoses).every((pose: OtpSnapshot) => pose.status !== 'error')).toBe(true)
  })
})
