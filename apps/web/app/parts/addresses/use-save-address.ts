import type { Address } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useSWRConfig } from 'swr'
import { saveAddress } from '#app/data/write-addresses.ts'
import { useSending } from '#app/parts/forms/use-sending.ts'
import type { AddressValues } from './address-form.tsx'

/**
 * Saves an address, a new one where none was there before, and puts it among the known ones.
 *
 * @param onSaved `isLeft`: the shopper has gone on meanwhile
 */
export function useSaveAddress(
  before: Address | undefined,
  onSaved: (address: Address, sent: AddressValues, isLeft: boolean) => void,
) {
  const { mutate } = useSWRConfig()
  const t = useT()
  const form = { name: `address ${before?.id ?? 'new'}`, failure: t('The address was not saved') }
  return useSending(form, async (values: AddressValues, isLeft) => {
    const address = await saveAddress(mutate, values, before)
    onSaved(address, values, isLeft())
  })
}
