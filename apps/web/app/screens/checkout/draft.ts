import { useState } from 'react'
import { checkoutKeys } from '#app/state/cart/checkout-keys.ts'

/** What a shopper has said about an order that is not placed yet. */
export interface Draft {
  /** The address that was chosen; null for the default one. */
  address: number | null
  /** The name of the method that was chosen; null for the first. */
  payment: string | null
  coupon: string
  note: string
}

const nothing: Draft = { address: null, payment: null, coupon: '', note: '' }

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

function write(user: number, what: string, draft: Draft | null) {
  const { drafts } = read(user)
  if (draft) drafts[what] = draft
  else delete drafts[what]
  sessionStorage.setItem(checkoutKeys.draft, JSON.stringify({ user, drafts }))
}

/** Forgets a draft: it is ordered now. */
export const dropDraft = (user: number, what: string) => write(user, what, null)

/**
 * What is entered at a checkout, kept by the tab over reload, Back and a new login of the same
 * shopper, until it is ordered or they log out.
 * @param what the cart, or the product that is bought now: a note for one is not for another
 */
export function useDraft(user: number, what: string) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...nothing, ...read(user).drafts[what] }))
  return {
    draft,
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      write(user, what, next)
    },
    forget() {
      setDraft(nothing)
      dropDraft(user, what)
    },
  }
}
