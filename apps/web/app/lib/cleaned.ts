declare const brand: unique symbol

/**
 * Whether this shop's own server has run these very texts of a row through DOMPurify (decision 011). No plain
 * boolean: only clean-html.server.ts says yes, and of no other text than it has cleaned.
 */
export type Cleaned<Row, Name> = boolean & {
  readonly [brand]: (row: Row, name: Name) => void
}

/** As it came from /api: it is cleaned before it is shown. */
export const uncleaned = false as Cleaned<object, PropertyKey>
