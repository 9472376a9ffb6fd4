import type { Access } from '@shop/contract'
import { access } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ProblemError } from '../../port/index.ts'
import { heldPort, settle } from '../../testing/held-port.ts'
import { walkForm } from '../../testing/walk-form.ts'
import type { Filled } from '../form/form.machine.ts'
import {
  emptyRegistration,
  type RegistrationValues,
  registrationMachine,
} from './registration.machine.ts'
import {
  registrationFieldProblem,
  registrationForm,
  registrationPoses,
  registrationServerProblem,
} from './registration.poses.ts'

const fields = ['name', 'phone', 'email', 'password'] as const
const country = { name: 'United States', phone_code: '1' }

function start() {
  const server = heldPort<Access, Filled<RegistrationValues>>()
  const machine = registrationMachine.provide({ actors: { submit: server.logic } })
  const actor = createActor(machine).start()
  const fill = () => {
    for (const field of fields)
      actor.send({ type: 'field.changed', field, value: registrationForm[field] })
    actor.send({ type: 'country.chosen', country })
  }
  return { server, machine, actor, fill, context: () => actor.getSnapshot().context }
}

test('sends what was typed; the country brings its dial code', () => {
  const { server, actor, fill } = start()
  fill()
  actor.send({ type: 'submit' })
  expect(server.last()?.input).toEqual({ form: registrationForm })
})

test('asks the server about everything: an empty form is sent too', () => {
  const { server, actor } = start()
  actor.send({ type: 'submit' })
  expect(server.last()?.input).toEqual({ form: emptyRegistration })
})

test('keeps the values after a refusal, and each error until its field changes', async () => {
  const { server, actor, fill, context } = start()
  fill()
  actor.send({ type: 'submit' })
  server.last()?.reject(new ProblemError(registrationFieldProblem))
  await settle()
  expect(context()).toEqual({ form: registrationForm, problem: registrationFieldProblem })
  actor.send({ type: 'field.changed', field: 'name', value: 'A' })
  actor.send({ type: 'country.chosen', country })
  const wrong = Object.entries(context().problem?.errors ?? {}).filter(([, texts]) => texts.length)
  expect(wrong.map(([field]) => field)).toEqual(['phone', 'email', 'password'])
})

test('walked', async () => {
  const { server, machine } = start()
  await walkForm({
    name: 'registration',
    machine,
    server,
    events: [
      { type: 'field.changed', field: 'name', value: 'a' } as { type: string },
      { type: 'country.chosen', country } as { type: string },
      { type: 'submit' },
    ],
    output: access,
    problem: { ...registrationServerProblem, errors: { name: ['no'] } },
    poses: Object.keys(registrationPoses),
  })
})
