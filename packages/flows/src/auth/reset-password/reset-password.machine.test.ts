import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { heldPort } from '../../testing/held-port.ts'
import { walkForm } from '../../testing/walk-form.ts'
import type { Filled } from '../form/form.machine.ts'
import { type NewPassword, resetPasswordMachine } from './reset-password.machine.ts'
import { mismatchProblem, resetPasswordPoses, staleTokenProblem } from './reset-password.poses.ts'

const input = { token: 'token' }

function start() {
  const server = heldPort<{ message: string | null }, Filled<NewPassword>>()
  const machine = resetPasswordMachine.provide({ actors: { submit: server.logic } })
  const actor = createActor(machine, { input }).start()
  const type = (password: string, password_confirmation: string) => {
    actor.send({ type: 'field.changed', field: 'password', value: password })
    actor.send({
      type: 'field.changed',
      field: 'password_confirmation',
      value: password_confirmation,
    })
  }
  return { server, machine, actor, type }
}

test('two different passwords are not sent', () => {
  const { server, actor, type } = start()
  type('new-secret', 'new-sceret')
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().context.problem).toEqual(mismatchProblem)
  expect(server.calls).toHaveLength(0)
})

test('two equal ones are, with the token, once', () => {
  const { server, actor, type } = start()
  type('new-secret', 'new-secret')
  for (let press = 0; press < 3; press++) actor.send({ type: 'submit' })
  expect(server.calls.map(({ input }) => input)).toEqual([
    { form: { password: 'new-secret', password_confirmation: 'new-secret', token: 'token' } },
  ])
})

test('walked', async () => {
  const { server, machine } = start()
  await walkForm({
    name: 'reset password',
    machine,
    server,
    input,
    events: [
      { type: 'field.changed', field: 'password', value: 'a' } as { type: string },
      { type: 'field.changed', field: 'password_confirmation', value: 'a' } as { type: string },
      { type: 'submit' },
    ],
    output: { message: null },
    problem: staleTokenProblem,
    poses: Object.keys(resetPasswordPoses),
  })
})
