/** What services are given instead of reaching for it: database, clock, configuration. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { UserRow } from './auth/tables.ts'
import type { Config } from './config.ts'
import type { Database } from './db/index.ts'
import type { Postman } from './mail/mailer.ts'
import type { MediaStore } from './media/types.ts'
import type { Gateway } from './payments/gateway.ts'
import type { Realtime } from './realtime/realtime.ts'

export interface Deps {
  readonly db: Database
  readonly now: () => Date
  /** Milliseconds that only go forward; without it the process's own count of them. */
  readonly elapsed?: (() => number) | undefined
  readonly config: Config
  /** Draws and keeps the pictures under /media; without it they are not served. */
  readonly media?: MediaStore | undefined
  /** Tells browsers that something is new; without it nobody hears of it. */
  readonly realtime?: Realtime | undefined
  /** What signs and seals for this shop; see `keyFor`. */
  readonly secret: string
  /** Sends letters that were posted; without it they wait for a process that does. */
  readonly mail?: Postman | undefined
  /** What the shop's operator is known by; without it there are no calls for operators. */
  readonly operatorSecret?: string | undefined
  /** Told when settings have changed, so that nothing made from them is given out any more. */
  readonly changed?: (() => void) | undefined
  /** Gives money back, by the name of what took it; without them the sandbox, where there is one. */
  readonly gateways?: Readonly<Record<string, Gateway>> | undefined
  /** Asks other servers, where that is not left to the platform. */
  readonly fetch?: typeof fetch | undefined
  /** Does something in a moment, when the answer is out; without it such things are left undone. */
  readonly schedule?: ((work: () => Promise<void>) => void) | undefined
}

/** Hono's environment in every route. */
export interface AppEnv {
  Bindings: {
    /** The other end of the connection, where the app is called inside a process; see `askerAddress`. */
    clientAddress?: string | undefined
    /** Its connection, where somebody outside asks. */
    socket?: Socket | undefined
    /** Set by the server of the app's own port. */
    incoming?: IncomingMessage | undefined
  }
  Variables: {
    deps: Deps
    /** The signed-in shopper, or null for a guest; see `bearer`. */
    user: UserRow | null
    /** From Accept-Language: letters only, `en` when it says nothing that we can use. */
    locale: string
    /** To be called when all of a form has come (`uploadsInTurn`). */
    formHasCome?: () => void
  }
}
