import type { User } from '@shop/contract'

/** How the app shows what a chat knows. */
export interface ChatFormat {
  /** When something was said: 'hh:mm a, DD MMM, YYYY' (specification.md section 9). */
  time: (instant: string) => string
  money: (amount: number | null) => string
  /** The address of a picture of about so many pixels. */
  picture: (src: string, width: number) => string
  productHref: (id: number) => string
  /** Who writes. */
  me: Pick<User, 'name' | 'profile_photo'> | null
}
