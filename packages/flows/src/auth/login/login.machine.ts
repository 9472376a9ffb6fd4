import type { Access } from '@shop/contract'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import { formMachine } from '../form/form.machine.ts'

/** `phone` holds a phone number or an e-mail. */
export interface Credentials {
  readonly phone: string
  readonly password: string
}

/** Tells `auth` who has signed in. */
export type AcceptedEvent = { type: 'accepted'; access: Access }

export const loginMachine = formMachine({
  id: 'login',
  begin: ({ prefill }: { prefill: Credentials | null }): Credentials =>
    prefill ?? { phone: '', password: '' },
  told: (access: Access): AcceptedEvent => ({ type: 'accepted', access }),
})

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
export type LoginState = StateValueFrom<typeof loginMachine>
export type LoginEvent = EventFromLogic<typeof loginMachine>
export type LoginRef = ActorRefFrom<typeof loginMachine>
