import { unreadResource } from '#app/data/chat.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'

/** How many messages of shops are unread; ChatHost has them counted again when a shop has written. */
export function useUnread(): number {
  const { user } = useSession()
  const { data = 0 } = useResource(unreadResource, user && [user.id])
  return data
}
