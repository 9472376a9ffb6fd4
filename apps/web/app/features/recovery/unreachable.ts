import { ApiError } from '#app/data/api-error.ts'

export const unreachableEvent = 'shop:unreachable'

/** What a proxy says in place of a server that is not there; 0 is no answer at all. */
const gone = [0, 502, 503, 504]

/** Tells the notices when a read has failed because nobody answered. */
export function noteFailure(error: unknown) {
  if (error instanceof ApiError && gone.includes(error.status))
    dispatchEvent(new Event(unreachableEvent))
}
