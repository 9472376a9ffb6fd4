/**
 * What is read from the server and the same for everybody. All other answers are the shopper's own:
 * a name that is missing here empties a page at a log-out, and never leaks.
 */
const shared = new Set([
  'settings',
  'messages',
  'countries',
  'home',
  'categories',
  'sub-categories',
  'products',
  'facets',
  'product',
  'looked-up',
  'reviews',
  'shops',
  'shop',
  'shop-categories',
  'facets',
  'flash-sale',
  'blogs',
  'blog',
  'legal-page',
  'contact',
  'flash-sale',
])

/** Whether an answer in the cache belongs to the shopper who is signed in. */
export const isPersonal = (key: unknown): boolean =>
  Array.isArray(key) && !shared.has(String(key[0]))
