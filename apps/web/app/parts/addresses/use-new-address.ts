import { useSession } from '#app/data/session-store.ts'
import { addressDraft, keepAddressDraft } from '#app/state/addresses/address-draft.ts'
import type { AddressFormProps } from './address-form.tsx'

/**
 * A new address begins with what was typed of it before, else with what the account knows: nobody
 * types the name twice, nor the phone of the first one.
 */
export function useNewAddress(isFirst: boolean): Pick<AddressFormProps, 'initial' | 'onEdit'> {
  const { user } = useSession()
  const owner = user?.id ?? 0
  return {
    initial: addressDraft(owner) ?? {
      name: user?.name,
      phone: isFirst ? user?.phone?.replace(/\D/g, '') : undefined,
      is_default: isFirst,
    },
    onEdit: (values) => keepAddressDraft(owner, values),
  }
}
