import type { Access } from '@shop/contract'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import { formMachine, withDialCode } from '../form/form.machine.ts'

export interface RegistrationValues {
  readonly name: string
  /** By name, as the server takes it. */
  readonly country: string
  readonly phone_code: string
  readonly phone: string
  readonly email: string
  readonly password: string
}

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

/** Tells `auth` what is typed so far. */
export type RegistrationDraftedEvent = { type: 'registration.drafted'; form: RegistrationValues }

export const registrationMachine = formMachine({
  id: 'registration',
  begin: (input: { draft: RegistrationValues } | undefined) => input?.draft ?? emptyRegistration,
  choose: withDialCode,
  drafted: (form): RegistrationDraftedEvent => ({ type: 'registration.drafted', form }),
  told: (access: Access, form): RegisteredEvent => ({ type: 'registered', access, form }),
})

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>
export type RegistrationState = StateValueFrom<typeof registrationMachine>
export type RegistrationEvent = EventFromLogic<typeof registrationMachine>
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>
