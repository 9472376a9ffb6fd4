/** The words that the wire takes and gives, apart from the schemas: lists weigh little in a browser. */

export const sortTypes = [
  'default',
  'top_selling',
  'popular_product',
  'newest',
  'just_for_you',
  'high_to_low',
  'low_to_high',
] as const
export type SortType = (typeof sortTypes)[number]

/** The statuses that the wire knows; an unknown one is shown as its text. */
export const orderStatuses = [
  'Pending',
  'Confirm',
  'Processing',
  'Pickup',
  'On The Way',
  'Delivered',
  'Cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const addressTypes = ['home', 'office', 'other'] as const

export const socialProviders = ['google', 'facebook', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]

/**
 * How /send-otp and /verify-otp refuse, by status. Stock servers say `wrong` only; with `expired`
 * and `locked` no further try helps, a new code does.
 */
export const otpRefusals = { wrong: 400, expired: 410, locked: 423, tooMany: 429 } as const
