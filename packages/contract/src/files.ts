/** Which files may be sent, for forms and server; apart from words.ts, which lists load too. */

/** What may go with a review: so many photos, of so many bytes each. */
export const reviewPhotos = {
  max: 5,
  maxSize: 2 * 1024 * 1024,
  accept: '.jpg,.jpeg,.png,.webp',
} as const

/** What may go with a ticket: so many files, of these kinds, of so many bytes each. */
export const ticketFiles = {
  max: 5,
  maxSize: 2 * 1024 * 1024,
  accept: '.jpg,.jpeg,.png,.pdf',
} as const
