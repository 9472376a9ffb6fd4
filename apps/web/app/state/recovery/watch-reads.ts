import { type Middleware, unstable_serialize } from 'swr'
import { isUnreachable } from '#app/data/api-error.ts'
import { recovery } from './use-recovery.ts'

/** Tells the recovery which reads find nobody, and which are answered, whatever with. */
export const watchReads: Middleware = (useNext) => (key, fetcher, config) => {
  const read: typeof fetcher =
    fetcher &&
    (async (...args: Parameters<typeof fetcher>) => {
      const name = unstable_serialize(key)
      try {
        const data = await fetcher(...args)
        recovery.noteAnswer(name)
        return data
      } catch (error) {
        if (isUnreachable(error)) recovery.noteFailure(name)
        else recovery.noteAnswer(name)
        throw error
      }
    })
  return useNext(key, read, config)
}
