import type { SentOtp } from '@shop/contract'
import { sentOtp } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { heldPort } from '../../testing/held-port.ts'
import { walkForm } from '../../testing/walk-form.ts'
import type { Filled } from '../form/form.machine.ts'
import { type ForgotPasswordValues, forgotPasswordMachine } from './forgot-password.machine.ts'
import {
  emptyProblem,
  forgotPasswordForm,
  forgotPasswordPoses,
  nobodyProblem,
} from './forgot-password.poses.ts'

const country = { name: 'United States', phone_code: '1' }

function start() {
  const server = heldPort<SentOtp, Filled<ForgotPasswordValues>>()
  const machine = forgotPasswordMachine.provide({ actors: { submit: server.logic } })
  const actor = createActor(machine).start()
  return { server, machine, actor }
}

test.each([
  ['neither', [], ['country', 'phone']],
  ['no country', [{ type: 'field.changed', field: 'phone', value: 'a' }], ['country']],
  ['no address', [{ type: 'country.chosen', country }], ['phone']],
  [
    'blanks for an address',
    [
      { type: 'country.chosen', country },
      { type: 'field.changed', field: 'phone', value: '  ' },
    ],
    ['phone'],
  ],
] as const)('asks for what is missing, not the server: %s', (_, events, missing) => {
  const { server, actor } = start()
  for (const event of events) actor.send(event)
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().value).toBe('failed')
  expect(Object.keys(actor.getSnapshot().context.problem?.errors ?? {})).toEqual(missing)
  expect(server.calls).toHaveLength(0)
})

test('says so in the words of the specification', () => {
  const { actor } = start()
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().context.problem).toEqual(emptyProblem)
})

test('sends once both are there, and only once', () => {
  const { server, actor } = start()
  actor.send({ type: 'submit' })
  actor.send({ type: 'country.chosen', country })
  actor.send({ type: 'field.changed', field: 'phone', value: forgotPasswordForm.phone })
  for (let press = 0; press < 3; press++) actor.send({ type: 'submit' })
  expect(server.calls.map(({ input }) => input)).toEqual([{ form: forgotPasswordForm }])
})

test('walked', async () => {
  const { server, machine } = start()
  await walkForm({
    name: 'forgot password',
    machine,
    server,
    events: [
      { type: 'field.changed', field: 'phone', value: 'a' } as { type: string },
      { type: 'country.chosen', country } as { type: string },
      { type: 'submit' },
    ],
    output: sentOtp,
    problem: nobodyProblem,
    poses: Object.keys(forgotPasswordPoses),
  })
})
