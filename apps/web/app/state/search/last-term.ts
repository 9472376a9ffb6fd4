import { createStore } from '#app/lib/store.ts'

/** The last search of this visit (specification.md section 2: stored, and filled in on /products). */
export const lastTerm = createStore((stored) => (typeof stored === 'string' ? stored : ''), {
  key: 'search',
  of: 'shopper',
  area: 'tab',
  isText: true,
})
