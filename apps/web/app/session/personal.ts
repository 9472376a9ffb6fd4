/**
 * What is read from the server and the same for everybody. All other answers are the shopper's own:
 * a name that is missing here costs a read, never a leak.
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
  'reviews',
  'shops',
  'shop',
  'flash-sale',
])

/** Whether an answer in the cache belongs to the shopper who is signed in. */
export const isPersonal = (key: unknown): boolean =>
  Array.isArray(key) && !shared.has(String(key[0]))
