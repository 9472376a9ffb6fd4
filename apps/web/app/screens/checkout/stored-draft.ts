import { type Draft, emptyDraft } from '@shop/flows/checkout'
import { checkoutStores } from '#app/state/cart/checkout-stores.ts'

const { drafts } = checkoutStores

const draftsOf = (user: number) => {
  const stored = drafts.read()
  return stored?.user === user ? stored.drafts : {}
}

/**
 * What was entered at a checkout of the same shopper.
 *
 * @param what the cart, or the product that is bought now: a note for one is not for another
 */
export const readDraft = (user: number, what: string): Draft => ({
  ...emptyDraft,
  ...draftsOf(user)[what],
})

/** Keeps it by the tab over reload, Back and a new login; null forgets it: it is ordered now. */
export function storeDraft(user: number, what: string, draft: Draft | null) {
  const { [what]: _, ...others } = draftsOf(user)
  drafts.write({ user, drafts: draft ? { ...others, [what]: draft } : others })
}
