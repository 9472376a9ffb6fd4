import type { ApiClient } from './api-client.ts'
import { resource } from './resource.ts'

/** How many messages of shops the shopper has not seen; stock servers want to know whose. */
export const unreadResource = resource(
  'unread-messages',
  async (client: ApiClient, user: number) => {
    const { getUnreadMessages } = await import('@shop/contract/chat')
    return (await client(getUnreadMessages, { query: { user_id: user } })).data.unread_messages
  },
)
