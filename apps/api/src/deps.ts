/** What services are given instead of reaching for it: database, clock, configuration. */
import type { UserRow } from './auth/tables.ts'
import type { Config } from './config.ts'
import type { Database } from './db/index.ts'
import type { MediaStore } from './media/store.ts'

export interface Deps {
  readonly db: Database
  readonly now: () => Date
  readonly config: Config
  /** Draws and keeps the pictures under /media; without it they are not served. */
  readonly media?: MediaStore | undefined
}

/** Hono's environment in every route. */
export interface AppEnv {
  Bindings: {
    /** The client's address, where the app is called inside a process that knows it. */
    clientAddress?: string | undefined
  }
  Variables: {
    deps: Deps
    /** The signed-in shopper, or null for a guest; see `bearer`. */
    user: UserRow | null
    /** From Accept-Language: letters only, `en` when it says nothing that we can use. */
    locale: string
  }
}
