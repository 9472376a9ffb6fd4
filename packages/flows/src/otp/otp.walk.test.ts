import type { SentOtp } from '@shop/contract'
import { sentOtp } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { heldPort } from '../testing/held-port.ts'
import { allPaths, noteTransitions, report, walk } from '../testing/walk.ts'
import { type OtpAddress, type OtpEvent, type OtpSnapshot, otpMachine } from './otp.machine.ts'
import { otpPoses } from './otp.poses.ts'
import { type OtpHappening, otpHappenings, otpInput, otpKey, sending } from './otp.walk.ts'

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
    expect([...new Set(otpHappenings.map(({ type }) => type))].sort()).toEqual(
      otpMachine.events.map(String).sort(),
    )
    const paths = allPaths(otpMachine, {
      input: otpInput(sent),
      events: otpHappenings,
      keyOf: otpKey,
      shortest: true,
    })
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
        input: otpInput(sent),
        inspect: notes.inspect,
      }).start()
      const isWaiting = (resend: 'coolingDown' | 'tooMany') =>
        actor.getSnapshot().matches({ open: { resend } })
      await walk(
        path,
        (event) => {
          const { type, error, output } = event as OtpHappening
          const port = type.endsWith(sending) ? sends : tries
          if (type.startsWith('xstate.after')) {
            if (isWaiting(type.endsWith('tooMany') ? 'tooMany' : 'coolingDown'))
              clock.increment(1000)
          } else if (type.startsWith('xstate.error')) port.last()?.reject(error)
          else if (type.startsWith('xstate.done')) port.last()?.resolve(output as never)
          else actor.send(event as OtpEvent)
        },
        () => otpKey(actor.getSnapshot()),
        otpKey,
      )
      actor.stop()
    }
    // The way in that was not taken is the other run's.
    const other = sent ? 'starting on  (2)' : 'starting on  (1)'
    expect(notes.missedOf(machine).filter((missed) => !missed.endsWith(other))).toEqual([])
    console.info(report(`otp ${name}`, otpMachine, paths), `of ${reached.size} combined states`)
  },
)
