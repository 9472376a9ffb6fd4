import type { SentOtp } from '@shop/contract'
import { sentOtp } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { heldPort } from '../testing/held-port.ts'
import { allPaths, noteTransitions, report, walk } from '../testing/walk.ts'
import { type OtpAddress, type OtpEvent, type OtpSnapshot, otpMachine } from './otp.machine.ts'
import { otpPoses, otpProblems } from './otp.poses.ts'

type Reason = keyof typeof otpProblems

const sending = '0.otp.sending'
const verifying = '0.otp.open.code.verifying'
const refusal = (call: string, reason: Reason) => ({
  type: `xstate.error.actor.${call}`,
  error: new ProblemError(otpProblems[reason]),
})
const events = [
  { type: 'code.changed', code: '1' },
  { type: 'code.changed', code: '4821' },
  { type: 'submit' },
  { type: 'resend' },
  { type: `xstate.done.actor.${sending}`, output: sentOtp },
  refusal(sending, 'tooMany'),
  refusal(sending, 'unsent'),
  { type: `xstate.done.actor.${verifying}`, output: { token: 'token' } },
  refusal(verifying, 'wrong'),
  refusal(verifying, 'expired'),
  refusal(verifying, 'locked'),
  refusal(verifying, 'unchecked'),
  { type: 'xstate.after.second.otp.open.resend.coolingDown' },
  { type: 'xstate.after.second.otp.open.resend.tooMany' },
]

const address: OtpAddress = { phone: 'a@b.example', phone_code: '1', forgot_password: false }
// Two seconds instead of 60: the same transitions, and each of them twice.
const input = (sent: SentOtp | null) => ({ address, sent, now: () => 0, cooldown: 2 })

const keyOf = ({ value, context: { code, sent, secondsLeft, problem } }: OtpSnapshot) =>
  JSON.stringify([value, code, Boolean(sent), secondsLeft, problem?.status])

const leaves = ({ value }: Pick<OtpSnapshot, 'value'>) =>
  typeof value === 'string' ? value : JSON.stringify(value)

const manyPaths = { timeout: 30_000 }

test.each([
  ['sending the first code', null],
  ['with a code on its way', sentOtp],
])(
  'otp, walked %s: every event in every state, and every transition',
  manyPaths,
  async (name, sent) => {
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
      otpMachine.events.map(String).sort(),
    )
    const paths = allPaths(otpMachine, { input: input(sent), events, keyOf, shortest: true })
    const reached = new Set(paths.all.flat().map(({ state }) => leaves(state as OtpSnapshot)))
    for (const pose of Object.values(otpPoses)) expect(reached).toContain(leaves(pose))

    const notes = noteTransitions()
    const sends = heldPort<SentOtp, OtpAddress>()
    const tries = heldPort<{ token: string | null }, { phone: string; otp: string }>()
    const machine = otpMachine.provide({
      actors: { sendCode: sends.logic, verifyCode: tries.logic },
    })
    for (const path of paths.all) {
      const clock = new SimulatedClock()
      const actor = createActor(machine, {
        clock,
        input: input(sent),
        inspect: notes.inspect,
      }).start()
      const isWaiting = (resend: 'coolingDown' | 'tooMany') =>
        actor.getSnapshot().matches({ open: { resend } })
      await walk(
        path,
        (event) => {
          const { type, error } = event as { type: string; error?: unknown }
          const port = type.endsWith(sending) ? sends : tries
          if (type.startsWith('xstate.after')) {
            if (isWaiting(type.endsWith('tooMany') ? 'tooMany' : 'coolingDown'))
              clock.increment(1000)
          } else if (type.startsWith('xstate.error')) port.last()?.reject(error)
          else if (type.endsWith(sending)) sends.last()?.resolve(sentOtp)
          else if (type.endsWith(verifying)) tries.last()?.resolve({ token: 'token' })
          else actor.send(event as OtpEvent)
        },
        () => keyOf(actor.getSnapshot()),
        keyOf,
      )
      actor.stop()
    }
    // The way in that was not taken is the other run's.
    const other = sent ? 'starting on  (2)' : 'starting on  (1)'
    expect(notes.missedOf(machine).filter((missed) => !missed.endsWith(other))).toEqual([])
    console.info(report(`otp ${name}`, otpMachine, paths), `of ${reached.size} combined states`)
  },
)
