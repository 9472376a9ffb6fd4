/** A text of one line, where nothing else is said; apart from the others, since a login needs no more. */
export const lineLength = 255

/**
 * How many characters a text of a request may have, for the call that takes it and the field that it
 * is typed into; apart from the schemas, since numbers weigh little in a browser.
 */
export const lengths = {
  line: lineLength,
  name: 100,
  phone: 24,
  search: 200,
  /** What is looked for in reviews. */
  reviewSearch: 100,
  coupon: 50,
  /** What is said with an order. */
  note: 2000,
  review: 3000,
  /** In a chat, in a ticket, to the shop. */
  message: 5000,
  /** Of a shop that somebody wants to open. */
  description: 5000,
} as const
