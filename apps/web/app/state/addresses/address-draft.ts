import type { AddressForm } from '@shop/contract'
import { createStore } from '#app/lib/store.ts'

/** What a customer has typed for a new address and not saved: it outlives its form, not the page. */
const draft = createStore<{ readonly user: number; readonly values: AddressForm } | null>(
  () => null,
)

/** A customer's own; nothing of who was here before. */
export function addressDraft(user: number): AddressForm | null {
  const kept = draft.read()
  return kept?.user === user ? kept.values : null
}

export const keepAddressDraft = (user: number, values: AddressForm) => draft.write({ user, values })

/** Forgets it: it is saved, or the customer is gone. */
export const forgetAddressDraft = () => draft.write(null)
