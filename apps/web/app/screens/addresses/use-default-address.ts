import type { Address, AddressForm } from '@shop/contract'
import { addressTypes } from '@shop/contract/words'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { addressesResource, saveAddress } from '#app/data/account.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { withSaved } from '#app/parts/addresses/known-addresses.ts'

/** The whole address again, as an update wants it. */
const asDefault = ({ id, address_type, ...address }: Address): AddressForm => ({
  ...address,
  address_type: addressTypes.find((type) => type === address_type) ?? 'other',
  is_default: true,
})

/** Makes an address the default: shown at once, turned back when the server refuses. */
export function useDefaultAddress() {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const [changing, setChanging] = useState<number | null>(null)

  const makeDefault = async (address: Address) => {
    if (changing !== null) return
    setChanging(address.id)
    const shown = { ...address, is_default: true }
    try {
      await mutate<Address[]>(
        addressesResource.key(),
        async (known = []) =>
          withSaved(known, await saveAddress(browserClient, asDefault(address), address.id)),
        {
          optimisticData: (known = []) => withSaved(known, shown),
          rollbackOnError: true,
          revalidate: false,
        },
      )
    } catch (error) {
      toast({
        tone: 'error',
        title: error instanceof Error ? t(error.message) : t('Something went wrong'),
      })
    } finally {
      setChanging(null)
    }
  }
  return { makeDefault, changing }
}
