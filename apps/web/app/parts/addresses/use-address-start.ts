import type { Address } from '@shop/contract'
import { useSession } from '#app/data/session-store.ts'
import { changesIn } from '#app/lib/changes.ts'
import { createDrafts } from '#app/state/drafts/drafts.ts'
import { useDraftTurn } from '#app/state/drafts/use-draft-turn.ts'
import type { AddressFormProps, AddressValues } from './address-form.tsx'

/** By the address's id; a new one has none. */
export const addressDrafts = createDrafts('address', (stored) => stored)

interface AddressStart
  extends Pick<AddressFormProps, 'turn' | 'initial' | 'readDraft' | 'onDiscard' | 'onEdit'> {
  /** Begins with what is saved the next time. */
  discard: () => void
  /** This is saved. */
  settle: (sent: AddressValues) => void
}

/**
 * An address begins with what was typed into it before; else one that is edited with what is saved of
 * it, and a new one with what the account knows: nobody types the name twice, nor the phone of the first.
 */
export function useAddressStart(address: Address | undefined, isFirst: boolean): AddressStart {
  const { user } = useSession()
  const owner = user?.id ?? 0
  const name = String(address?.id ?? 'new')
  const discard = () => addressDrafts.forget(owner, name)
  return {
    turn: useDraftTurn(addressDrafts, owner, name, address),
    initial: address ?? {
      name: user?.name,
      phone: isFirst ? user?.phone?.replace(/\D/g, '') : undefined,
      is_default: isFirst,
    },
    readDraft: () => addressDrafts.read(owner, name),
    ...(address ? { onDiscard: discard } : {}),
    onEdit: (values) =>
      addressDrafts.keep(owner, name, address ? changesIn(values, address) : values),
    discard,
    settle: (sent) => addressDrafts.settle(owner, name, sent),
  }
}
