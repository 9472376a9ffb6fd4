import { type Resource, useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'

/** Reads something of the shopper's own: nothing is asked for until somebody is signed in. */
export function useOwn<Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  ...args: Args
) {
  const { token } = useSession()
  return useResource(what, token ? args : null)
}
