import { user } from '@shop/contract/fixtures'
import { type SessionSnapshot, type SessionState, sessionMachine } from './session.machine.ts'

const pose = (value: SessionState, context: SessionSnapshot['context']) =>
  sessionMachine.resolveState({ value, context })

export const sessionPoses = {
  restoring: pose('restoring', { identity: null, revoked: '' }),
  guest: pose('guest', { identity: null, revoked: '' }),
  customer: pose('customer', { identity: { token: 'fixture-token', user }, revoked: '' }),
  loggingOut: pose('loggingOut', { identity: null, revoked: 'fixture-token' }),
} satisfies Record<SessionState, SessionSnapshot>
