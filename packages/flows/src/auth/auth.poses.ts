import { type AuthSnapshot, type AuthState, authMachine } from './auth.machine.ts'

const context = { prefill: null, intent: null }

export const authPoses = {
  closed: authMachine.resolveState({ value: 'closed', context }),
  login: authMachine.resolveState({ value: 'login', context }),
} satisfies Record<AuthState, AuthSnapshot>
