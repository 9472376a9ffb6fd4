import type { Address, AddressForm } from '@shop/contract'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { addressesResource, saveAddress } from '#app/data/account.ts'
import { ApiError, doorMessages } from '#app/data/api-error.ts'
import { browserDoor } from '#app/data/browser-door.ts'
import type { AddressProblem } from './address-form.tsx'
import { withSaved } from './known-addresses.ts'

/** Saves an address, a new one without an id, once at a time, and puts it among the known ones. */
export function useSaveAddress(id: number | null, onSaved: (address: Address) => void) {
  const { mutate } = useSWRConfig()
  const [isSaving, setSaving] = useState(false)
  const turn = useRef(0)
  const [problem, setProblem] = useState<AddressProblem | null>(null)

  const save = async (values: AddressForm) => {
    if (isSaving) return
    setSaving(true)
    setProblem(null)
    try {
      const saved = await saveAddress(browserDoor, values, id)
      await mutate<Address[]>(addressesResource.key(), (known = []) => withSaved(known, saved), {
        revalidate: false,
      })
      onSaved(saved)
    } catch (error) {
      const { message, errors } =
        error instanceof ApiError ? error : new ApiError(0, doorMessages.failed)
      turn.current += 1
      setProblem({ message, errors, turn: turn.current })
    } finally {
      setSaving(false)
    }
  }

  /** A changed field is no longer wrong. */
  const forgive = (field: string) =>
    setProblem((before) => {
      if (!before?.errors[field]) return before
      const { [field]: _, ...errors } = before.errors
      return Object.keys(errors).length > 0 ? { ...before, errors } : null
    })

  return { save, isSaving, problem, forgive, forget: () => setProblem(null) }
}
