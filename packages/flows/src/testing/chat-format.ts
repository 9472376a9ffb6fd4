import { user } from '@shop/contract/fixtures'
import type { ChatFormat } from '../chat/chat-format.ts'

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** How stories show what a chat knows: in UTC, in dollars. */
export const storyFormat: ChatFormat = {
  time: (instant) => time.format(new Date(instant)),
  money: (amount) => `$${Number(amount).toFixed(2)}`,
  picture: (src) => src,
  productHref: (id) => `#product-${id}`,
  me: user,
}
