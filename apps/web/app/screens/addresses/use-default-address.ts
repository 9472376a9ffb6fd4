import type { Address } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { makeDefaultAddress } from '#app/data/write-addresses.ts'

/** Makes an address the default, one at a time. */
export function useDefaultAddress() {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const [changing, setChanging] = useState<number | null>(null)

  const makeDefault = async (address: Address) => {
    if (changing !== null) return
    setChanging(address.id)
    try {
      await makeDefaultAddress(mutate, address)
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
