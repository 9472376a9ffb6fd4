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

/** What is read before a write is sent: where it fails, nothing was done. */
export async function readFirst<Data>(reading: Promise<Data>): Promise<Data> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ApiError ? notDone(error) : error
  }
}

/** Whether what is stored says what a form does in these fields; no text is one that is empty. */
export const isAsSent = <Field extends string>(
  stored: Readonly<Partial<Record<Field, string | null>>>,
  form: Readonly<Partial<Record<Field, string | null>>>,
  fields: Readonly<Record<Field, true>>,
): boolean =>
  (Object.keys(fields) as Field[]).every((field) => (stored[field] ?? '') === (form[field] ?? ''))

/** Writes of which nobody knows whether they were done, by what tells them apart: how to look for each. */
const doubts = new Map<string, () => Promise<unknown>>()

/**
 * Sends a write (decision 052). Where its answer is lost, the server is asked whether it was done all the same, before
 * anybody is told to try again: what was done counts as answered, and what nobody knows is called that.
 *
 * @param find what the write comes to, read anew; null where it was not done. Rejects where nobody can look
 * @param same tells that a write is wanted again: one that is not known to be done is looked for before it
 *   is sent a second time, as it was looked for then
 * @param doubt what to do where nobody knows; a phrase
 */
export async function sendOrFind<Done>(
  send: () => Promise<Done>,
  find: () => Promise<Done | null>,
  same?: string,
  doubt: string = unknown,
): Promise<Done> {
  const earlierFind = doubts.get(same ?? '') as typeof find | undefined
  const look = async () => {
    try {
      const found = await (earlierFind ?? find)()
      doubts.delete(same ?? '')
      return found
    } catch {
      if (same !== undefined) doubts.set(same, earlierFind ?? find)
      throw new ApiError(0, doubt)
    }
  }
  const earlier = earlierFind ? await look() : null
  if (earlier !== null) return earlier
  const wasOnline = navigator.onLine
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeDone(error)) throw error
    // Without a line nothing has left the browser.
    if (!wasOnline) throw notDone(error)
    const found = await look()
    if (found === null) throw notDone(error)
    return found
  }
}
