import { phrase } from '@shop/contract/phrase'
import { ApiError } from './api-error.ts'

const unknown = phrase(
  'The shop has not answered: it is not known whether this was done. Look before you try again.',
)

/** A server that breaks may have done it before. */
const mayBeDone = ({ status, isUnclear }: ApiError) => isUnclear || status >= 500

/** It was not done, for sure. */
const notDone = ({ status, message, errors }: ApiError) =>
  new ApiError(status, message, errors, false)

/**
 * Sends a write (decision 052). Where its answer is lost, the server is asked whether it was done all the same, before
 * anybody is told to try again: what was done counts as answered, and what nobody knows is called that.
 *
 * @param find what the write comes to, read anew; null where it was not done
 */
export async function sendOrFind<Done>(
  send: () => Promise<Done>,
  find: () => Promise<Done | null>,
): Promise<Done> {
  const wasOnline = navigator.onLine
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeDone(error)) throw error
    // Without a line nothing has left the browser.
    if (!wasOnline) throw notDone(error)
    const found = await find().catch(() => {
      throw new ApiError(0, unknown)
    })
    if (found === null) throw notDone(error)
    return found
  }
}
