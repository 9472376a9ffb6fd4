import type { Address } from '@shop/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { addressesResource, removeAddress } from '#app/data/account.ts'
import { ApiError, clientMessages } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'

/** Deletes an address once the server has agreed: it refuses while an order uses it (wire.md 9). */
export function useDeleteAddress(onDeleted: () => void) {
  const { mutate } = useSWRConfig()
  const [isDeleting, setDeleting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const remove = async ({ id, is_default }: Address) => {
    if (isDeleting) return
    setDeleting(true)
    setRefusal(null)
    try {
      await removeAddress(browserClient, id)
      await mutate<Address[]>(
        addressesResource.key(),
        (known = []) => known.filter((one) => one.id !== id),
        // Without its default, the server may choose another.
        { revalidate: is_default },
      )
      onDeleted()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : clientMessages.failed)
    } finally {
      setDeleting(false)
    }
  }
  return { remove, isDeleting, refusal, forget: () => setRefusal(null) }
}
