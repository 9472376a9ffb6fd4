import type { Address } from '@shop/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { makeDefaultAddress } from '#app/data/write-addresses.ts'
import { useTellAccountFailure } from '#app/state/session/use-tell-account-failure.ts'

/** Makes an address the default, one at a time. */
export function useDefaultAddress() {
  const tellFailure = useTellAccountFailure()
  const { mutate } = useSWRConfig()
  const [changing, setChanging] = useState<number | null>(null)

  const makeDefault = async (address: Address) => {
    if (changing !== null) return
    setChanging(address.id)
    try {
      await makeDefaultAddress(mutate, address)
    } catch (error) {
      tellFailure(error)
    } finally {
      setChanging(null)
    }
  }
  return { makeDefault, changing }
}
