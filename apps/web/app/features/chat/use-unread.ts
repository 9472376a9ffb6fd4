import { useEffect } from 'react'
import { unreadResource } from '#app/data/chat.ts'
import { useResource } from '#app/data/resource.ts'
import { onChatEvent } from '#app/realtime/index.ts'
import { useSession } from '#app/session/session-store.ts'

/** How many messages of shops are unread: counted again when a shop has written (spec.md section 4). */
export function useUnread(): number {
  const { user } = useSession()
  const { data = 0, mutate } = useResource(unreadResource, user && [user.id])
  useEffect(() => onChatEvent(() => void mutate()), [mutate])
  return data
}
