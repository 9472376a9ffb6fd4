import type { Address, AddressForm } from '@shop/contract'
import { useSWRConfig } from 'swr'
import { addressesResource, saveAddress } from '#app/data/account.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { useSending } from '#app/parts/forms/use-sending.ts'
import { withSaved } from './known-addresses.ts'

/** Saves an address, a new one without an id, and puts it among the known ones. */
export function useSaveAddress(id: number | null, onSaved: (address: Address) => void) {
  const { mutate } = useSWRConfig()
  return useSending(async (values: AddressForm) => {
    const saved = await saveAddress(browserClient, values, id)
    await mutate<Address[]>(addressesResource.key(), (known = []) => withSaved(known, saved), {
      revalidate: false,
    })
    onSaved(saved)
  })
}
