import { useCallback, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { isPersonal } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'

/** Empties what the cache holds of a shopper who is gone. */
export function useForgetPersonal(): () => void {
  const { mutate } = useSWRConfig()
  const { token } = useSession()

  // SWR deduplicates reads by key: one of the last session that is under way, or was answered a
  // moment ago, would stand in for the next one's. It is let go of by reading what is on screen again.
  useEffect(() => {
    if (token === null) void mutate(isPersonal)
  }, [token, mutate])

  return useCallback(() => void mutate(isPersonal, undefined, { revalidate: false }), [mutate])
}
