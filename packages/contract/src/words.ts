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

type Slug<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}_${Slug<Rest>}`
  : Lowercase<Words>

/** A status where it is a name, in the counts of orders and in addresses: 'On The Way' is on_the_way. */
export const statusSlug = <Status extends string>(status: Status) =>
  status.toLowerCase().replaceAll(' ', '_') as Slug<Status>

/** Stock servers know the first two. What was paid for an order that was cancelled is to go back. */
export const paymentStatuses = ['Pending', 'Paid', 'Refund Due', 'Refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How reviews can be sorted; stock servers know the first only. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** How lists of tickets are asked for: `running` are those that are pending or confirmed. */
export const ticketFilters = ['running', 'completed', 'cancel'] as const
export type TicketFilter = (typeof ticketFilters)[number]

/** The statuses of a ticket that the wire knows; an unknown one is shown as its text. */
export const ticketStatuses = ['pending', 'confirm', 'completed', 'cancel'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const addressTypes = ['home', 'office', 'other'] as const

/** What is sent of a kind of address (wire.md 9): servers may answer others, and in capitals. */
export const addressTypeOf = (type: string): (typeof addressTypes)[number] =>
  addressTypes.find((one) => one === type.toLowerCase()) ?? 'other'

export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const socialProviders = ['google', 'facebook', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]

/**
 * How /send-otp and /verify-otp refuse, by status. Stock servers say `wrong` only; with `expired`
 * and `locked` no further try helps, a new code does.
 */
export const otpRefusals = { wrong: 400, expired: 410, locked: 423, tooMany: 429 } as const

/** The filters whose values are counted, and the group of `Facets` that counts them. */
export const facetGroups = {
  category_id: 'categories',
  brand_id: 'brands',
  color_id: 'colors',
  size_id: 'sizes',
  rating: 'ratings',
} as const

/** A group of `Facets`. */
export type FacetGroup = (typeof facetGroups)[keyof typeof facetGroups]
