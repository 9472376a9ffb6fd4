import { fromCallback, fromPromise } from 'xstate'
import { lastSeenMachine } from './last-seen.machine.ts'
import { type Identity, type StorageEvent, sessionMachine } from './session.machine.ts'

/** Where token and user outlive the page. Does not throw: what it cannot keep lasts as long as the page. */
export interface SessionStorage {
  get(): Identity | null
  set(identity: Identity): void
  clear(): void
  /** Calls back after every change, by this tab or another; returns how to stop. */
  subscribe(listener: () => void): () => void
}

export interface SessionCalls {
  /** Tells the server that the shopper is there. */
  ping(token: string, signal: AbortSignal): Promise<unknown>
  /** Hears of the customer's news until it is stopped; returns how to. */
  listen(userId: number): () => void
  /**
   * Tells the server to forget the token. Storage is clear by then, so send this token; and no
   * signal: the call outlives the shopper's patience.
   */
  logOut(token: string): Promise<unknown>
}

/** The machine with its holes filled. Do it once, at module level. */
export const connectSession = (storage: SessionStorage, calls: SessionCalls) =>
  sessionMachine.provide({
    actors: {
      watchStorage: fromCallback<StorageEvent>(({ sendBack }) => {
        const tell = () => {
          const identity = storage.get()
          sendBack(identity ? { type: 'storage.filled', identity } : { type: 'storage.emptied' })
        }
        const stop = storage.subscribe(tell)
        tell()
        return stop
      }),
      keepAlive: lastSeenMachine.provide({
        actors: { ping: fromPromise(({ input, signal }) => calls.ping(input.token, signal)) },
      }),
      listen: fromCallback(({ input }) => calls.listen(input.userId)),
      revoke: fromPromise(({ input }) => calls.logOut(input.token)),
    },
    actions: {
      store: (_, { identity }) => {
        if (identity) storage.set(identity)
      },
      clearStorage: () => storage.clear(),
    },
  })
