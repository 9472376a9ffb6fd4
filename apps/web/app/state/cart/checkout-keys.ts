/** What the tab keeps of a checkout over a reload, a step back and a new login. */
export const checkoutKeys = {
  shops: 'chosen-shops',
  draft: 'checkout-draft',
  payment: 'order-to-pay',
  attempt: 'order-attempt',
  buyNowAttempt: 'buy-now-attempt',
} as const

/** Forgets it: the shopper is gone. */
export const forgetCheckout = () => {
  for (const key of Object.values(checkoutKeys)) sessionStorage.removeItem(key)
}
