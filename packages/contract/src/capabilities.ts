/**
 * What a server may be able to do beyond wire.md, where a storefront has to know before it asks:
 * what is not named in settings is not offered.
 */
export const capabilities = [
  /** A review may come with photos. */
  'review_photos',
  /** A customer can find a review helpful (/reviews/helpful), and reviews can stand in that order. */
  'helpful_reviews',
  /** /shop/register takes applications. */
  'shop_register',
  /** /search-suggestions, while a search is typed. */
  'search_suggestions',
  /** /popular-searches, before one is typed. */
  'popular_searches',
  /** /products takes a `currency`: prices that a search says in words (`under 50`) are read in it. */
  'search_currency',
  /** /products takes `is_reduced`: only what costs less than it did. */
  'reduced_products',
  /** Several values of one filter, and /product-facets: how many products each value leaves. */
  'product_facets',
  /** /place-order/again/quote: what ordering again comes to, before it is ordered. */
  'order_again_quote',
  /** /store-message takes a `color_id`: the product's card shows it in that colour. */
  'chat_color',
  /** What comes again with its Idempotency-Key is done once. */
  'idempotency_keys',
] as const
export type Capability = (typeof capabilities)[number]
