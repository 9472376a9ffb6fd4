import type { Address } from '@shop/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, clientMessages } from '#app/data/api-error.ts'
import { removeAddress } from '#app/data/write-addresses.ts'

/** Deletes an address, and says why when it cannot be deleted. */
export function useDeleteAddress(onDeleted: () => void) {
  const { mutate } = useSWRConfig()
  const [isDeleting, setDeleting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const remove = async (address: Address) => {
    if (isDeleting) return
    setDeleting(true)
    setRefusal(null)
    try {
      await removeAddress(mutate, address)
      onDeleted()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : clientMessages.failed)
    } finally {
      setDeleting(false)
    }
  }
  return { remove, isDeleting, refusal, forget: () => setRefusal(null) }
}
