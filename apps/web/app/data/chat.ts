import type { ApiClient } from './api-client.ts'
import { browserClient } from './browser-client.ts'
import { type Mutate, resource } from './resource.ts'

/** How many messages of shops the shopper has not seen; stock servers want to know whose. */
export const unreadResource = resource(
  'unread-messages',
  async (client: ApiClient, user: number) => {
    const { getUnreadMessages } = await import('@shop/contract/chat')
    return (await client(getUnreadMessages, { query: { user_id: user } })).data.unread_messages
  },
)

/** Counts them anew, whoever shows the number. */
export const countUnread = (mutate: Mutate, user: number) =>
  mutate(unreadResource.key(user), unreadResource.load(browserClient, user), { revalidate: false })

export const rereadUnread = (mutate: Mutate, user: number) => mutate(unreadResource.key(user))
