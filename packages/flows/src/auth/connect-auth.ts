import type { Access } from '@shop/contract'
import { fromPromise } from 'xstate'
import { authMachine } from './auth.machine.ts'
import { type Credentials, loginMachine } from './login.machine.ts'

/** The calls that the dialogs make. Each rejects with an error that carries its problem. */
export interface AuthCalls {
  login(credentials: Credentials, signal: AbortSignal): Promise<Access>
}

/** The machine with its holes filled. Do it once, at module level. */
export const connectAuth = (calls: AuthCalls) =>
  authMachine.provide({
    actors: {
      login: loginMachine.provide({
        actors: { submit: fromPromise(({ input, signal }) => calls.login(input, signal)) },
      }),
    },
  })
