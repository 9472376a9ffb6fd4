import { ApiError } from '#app/data/api-error.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { useTellEnded } from './use-tell-ended.ts'

/** Says why something of an account could not be done; that the session has ended is said once, and in our words. */
export function useTellAccountFailure() {
  const tellFailure = useTellFailure()
  const tellEnded = useTellEnded()
  return (error: unknown, id?: string) => {
    const isTold = error instanceof ApiError && error.status === 401 && tellEnded()
    if (!isTold) tellFailure(error, id)
  }
}
