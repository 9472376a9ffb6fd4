import type { Door } from './door.ts'
import { resource } from './resource.ts'

const calls = () => import('./chat-calls.ts')

/** How many messages of shops the shopper has not seen; stock servers want to know whose. */
export const unreadResource = resource('unread-messages', async (door: Door, user: number) =>
  (await calls()).unread(door, user),
)
