/** A start may wait for another one's migration as long as that takes, but not for a server that is silent. */
import pg from 'pg'

/** The server has not answered for a while. */
export class Silent extends Error {
  override readonly name = 'Silent'

  constructor() {
    super('timeout')
  }
}

/** Milliseconds between two looks. */
const pause = 5000

/**
 * Looks whether the server answers until `end` is called: `broken` rejects with Silent when it does not,
 * and with the signal's reason when nobody waits any longer.
 */
export const watchSilence = (
  probe: () => Promise<void>,
  stopping?: AbortSignal,
): { readonly broken: Promise<never>; readonly end: () => void } => {
  const { promise: broken, reject } = Promise.withResolvers<never>()
  // Work that is over is not raced any more.
  broken.catch(() => undefined)
  const stop = () => reject(stopping?.reason)
  if (stopping?.aborted) stop()
  stopping?.addEventListener('abort', stop)
  const look = async () => {
    try {
      await probe()
    } catch (error) {
      // One that refuses has answered.
      if (!(error instanceof pg.DatabaseError)) reject(new Silent())
    }
  }
  const timer = setInterval(look, pause)
  return {
    broken,
    end: () => {
      clearInterval(timer)
      stopping?.removeEventListener('abort', stop)
    },
  }
}
