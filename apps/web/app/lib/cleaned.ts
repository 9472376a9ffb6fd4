declare const brand: unique symbol

/**
 * Whether this shop's own server has run a text through DOMPurify (decision 011). No plain boolean: only
 * clean-html.server.ts says yes.
 */
export type Cleaned = boolean & { readonly [brand]: true }

/** As it came from /api: it is cleaned before it is shown. */
export const uncleaned = false as Cleaned
