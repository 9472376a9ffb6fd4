import type { Attempt } from '@shop/flows/checkout'

/** An attempt of a minute ago that never heard what became of it, and cannot arrive any more. */
export const attemptInDoubt = (attempt: Pick<Attempt, 'goods'> & Partial<Attempt>): Attempt => ({
  key: 'left',
  earlier: [],
  order: { shop_ids: [1], address_id: 1, payment_method: 'cash' },
  payable: null,
  newest: null,
  at: Date.now() - 60_000,
  isUnclear: true,
  arrivesUntil: 0,
  earlierUntil: 0,
  ...attempt,
})
