import { type Draft, emptyDraft } from '@shop/flows/checkout'
import { checkoutKeys } from '#app/state/cart/checkout-keys.ts'

/** Whose drafts the tab keeps, and one for each thing that is ordered. */
interface Kept {
  user: number
  drafts: Record<string, Partial<Draft>>
}

function read(user: number): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(checkoutKeys.draft) ?? 'null') as Kept | null
    if (kept?.user === user && kept.drafts) return kept
  } catch {
    // What is not ours is nobody's.
  }
  return { user, drafts: {} }
}

/**
 * What was entered at a checkout of the same shopper.
 *
 * @param what the cart, or the product that is bought now: a note for one is not for another
 */
export const readDraft = (user: number, what: string): Draft => ({
  ...emptyDraft,
  ...read(user).drafts[what],
})

/** Keeps it by the tab over reload, Back and a new login; null forgets it: it is ordered now. */
export function keepDraft(user: number, what: string, draft: Draft | null) {
  const { drafts } = read(user)
  if (draft) drafts[what] = draft
  else delete drafts[what]
  sessionStorage.setItem(checkoutKeys.draft, JSON.stringify({ user, drafts }))
}
