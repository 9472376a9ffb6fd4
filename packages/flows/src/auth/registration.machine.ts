import type { Access } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  type SnapshotFrom,
  type StateValueFrom,
  sendTo,
  setup,
} from 'xstate'
import { listener, port, problemOfFailure, refusalOfFailure, refused } from '../port/index.ts'
import { type ChosenCountry, type FormContext, withValues } from './form.ts'

export interface RegistrationValues {
  readonly name: string
  /** By name, as the server takes it. */
  readonly country: string
  readonly phone_code: string
  readonly phone: string
  readonly email: string
  readonly password: string
}
export type RegistrationField = Exclude<keyof RegistrationValues, 'country' | 'phone_code'>

export const emptyRegistration: RegistrationValues = {
  name: '',
  country: '',
  phone_code: '',
  phone: '',
  email: '',
  password: '',
}

/** Tells `auth` who has registered, and where a code would reach them. */
export type RegisteredEvent = { type: 'registered'; access: Access; form: RegistrationValues }

const registration = setup({
  types: {
    context: {} as FormContext<RegistrationValues>,
    events: {} as
      | { type: 'field.changed'; field: RegistrationField; value: string }
      | { type: 'country.chosen'; country: ChosenCountry }
      | { type: 'submit' },
    tags: {} as 'busy',
  },
  actors: { submit: port<Access, RegistrationValues>('registration.submit') },
  actions: {
    changeValues: assign(withValues<RegistrationValues>),
    forgetProblem: assign({ problem: null }),
    rememberProblem: assign(problemOfFailure),
    reportSuccess: sendTo(listener, ({ context: { form } }, { access }: { access: Access }) => ({
      type: 'registered',
      access,
      form,
    })),
    reportRefusal: sendTo(listener, refusalOfFailure),
  },
})

export const registrationMachine = registration.createMachine({
  id: 'registration',
  context: { form: emptyRegistration, problem: null },
  initial: 'editing',
  states: {
    editing: { on: { submit: 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'forgetProblem',
      // The server answers what was sent: until then nothing changes and nothing is sent again.
      on: { 'field.changed': {}, 'country.chosen': {} },
      invoke: {
        src: 'submit',
        input: ({ context }) => context.form,
        onDone: {
          target: 'accepted',
          actions: { type: 'reportSuccess', params: ({ event }) => ({ access: event.output }) },
        },
        onError: { target: 'failed', actions: [...refused] },
      },
    },
    failed: { on: { submit: 'submitting' } },
    accepted: { type: 'final' },
  },
  on: {
    'field.changed': {
      actions: {
        type: 'changeValues',
        params: ({ event }) => ({ values: { [event.field]: event.value } }),
      },
    },
    'country.chosen': {
      actions: {
        type: 'changeValues',
        params: ({ event: { country } }) => ({
          values: { country: country.name, phone_code: country.phone_code },
        }),
      },
    },
  },
})

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>
export type RegistrationState = StateValueFrom<typeof registrationMachine>
export type RegistrationEvent = EventFromLogic<typeof registrationMachine>
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>
