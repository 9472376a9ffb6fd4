import type { AddressForm } from '@shop/contract'
import { createStore } from '#app/lib/store.ts'

type Drafts = Readonly<Partial<Record<AddressKey, AddressForm>>>

/** The address that is edited, or `new`. */
export type AddressKey = number | 'new'

/** What a customer has typed into addresses and not saved: it outlives its form, not the page. */
const drafts = createStore<{ readonly user: number; readonly values: Drafts } | null>(() => null)

const draftsOf = (user: number): Drafts => {
  const kept = drafts.read()
  return kept?.user === user ? kept.values : {}
}

/** A customer's own; nothing of who was here before. */
export const addressDraft = (user: number, address: AddressKey): AddressForm | null =>
  draftsOf(user)[address] ?? null

export const keepAddressDraft = (user: number, address: AddressKey, values: AddressForm) =>
  drafts.write({ user, values: { ...draftsOf(user), [address]: values } })

/** It is saved, or its changes are not wanted. */
export const forgetAddressDraft = (user: number, address: AddressKey) =>
  drafts.write({ user, values: { ...draftsOf(user), [address]: undefined } })

/** The customer is gone. */
export const forgetAddressDrafts = () => drafts.write(null)
