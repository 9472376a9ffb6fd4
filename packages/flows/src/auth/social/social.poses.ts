import type { Problem } from '../../port/index.ts'
import { type SocialSnapshot, type SocialState, socialMachine } from './social.machine.ts'

const pose = (value: SocialState, context: Partial<SocialSnapshot['context']> = {}) =>
  socialMachine.resolveState({
    value,
    context: { provider: 'google', answer: { code: '', data: null }, problem: null, ...context },
  })

/** The server does not take what the provider gave. */
export const socialProblem: Problem = {
  status: 400,
  message: 'Google does not know this login any more. Please try again.',
  errors: {},
}

export const socialPoses = {
  idle: pose('idle'),
  loading: pose('loading'),
  asking: pose('asking'),
  signingIn: pose('signingIn', { answer: { code: 'fixture-code', data: null } }),
  failed: pose('failed', { problem: socialProblem }),
  accepted: pose('accepted'),
} satisfies Record<SocialState, SocialSnapshot>
