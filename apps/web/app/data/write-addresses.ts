/** What changes the addresses; apart from their read, which more screens show first. */
import type { Address, AddressForm } from '@shop/contract'
import { addressTypeOf } from '@shop/contract/words'
import { mergeChanges } from '#app/lib/changes.ts'
import { addressesResource } from './addresses.ts'
import type { ApiError } from './api-error.ts'
import { browserClient } from './browser-client.ts'
import { isAsSent, readFirst, sendOrFind } from './lost-answer.ts'
import type { Mutate } from './resource.ts'

const calls = () => import('@shop/contract/account')

/** The saved one in its place, or last; one default at most. */
function withSaved(known: readonly Address[], saved: Address): Address[] {
  const others = known.map((one) => {
    if (one.id === saved.id) return saved
    return saved.is_default ? { ...one, is_default: false } : one
  })
  return others.includes(saved) ? others : [...others, saved]
}

type Told = Exclude<keyof Address, 'id' | 'is_default'>
const told: Readonly<Record<Told, true>> = {
  name: true,
  phone: true,
  address_line: true,
  address_line2: true,
  address_type: true,
  area: true,
  flat_no: true,
  post_code: true,
}

const find = async (isIt: (one: Address) => boolean) =>
  (await addressesResource.load(browserClient)).find(isIt) ?? null

async function add(form: AddressForm, known: readonly Address[]): Promise<Address> {
  const { storeAddress } = await calls()
  return sendOrFind(
    async () => (await browserClient(storeAddress, { body: form })).data.address,
    () =>
      find(
        (one) =>
          isAsSent(one, form, told) &&
          // The first one is the default whatever was said.
          (!form.is_default || one.is_default) &&
          !known.some(({ id }) => id === one.id),
      ),
    `address ${JSON.stringify(form)}`,
  )
}

/** An address as its form would send it. */
const formOf = ({ id, address_type, ...address }: Address): AddressForm => ({
  ...address,
  address_type: addressTypeOf(address_type),
})

/** The call tells all fields: what was left alone stays as another window or device has saved it since `before`. */
async function update(form: AddressForm, before: Address): Promise<Address> {
  const { updateAddress } = await calls()
  const isIt = ({ id }: Address) => id === before.id
  const newest = await readFirst(find(isIt))
  // One that is gone is the server's to say.
  const body = newest ? mergeChanges(form, before, formOf(newest)) : form
  return sendOrFind(
    async () =>
      (await browserClient(updateAddress, { body, path: { id: before.id } })).data.address,
    () =>
      find(
        (one) =>
          isIt(one) && isAsSent(one, body, told) && one.is_default === (body.is_default ?? false),
      ),
  )
}

/** Saves one, a new one where none was there `before`, and puts it among the known ones. */
export async function saveAddress(mutate: Mutate, form: AddressForm, before?: Address) {
  const change = (list: (known?: Address[]) => Address[] | undefined) =>
    mutate<Address[]>(addressesResource.key(), list, { revalidate: false })
  const known = await change((known) => known)
  const saved = await (before ? update(form, before) : add(form, known ?? []))
  await change((known = []) => withSaved(known, saved))
  return saved
}

/** Makes one the default: an optimistic update, rolled back and read anew when the server refuses. */
export async function makeDefaultAddress(mutate: Mutate, address: Address) {
  try {
    await mutate<Address[]>(
      addressesResource.key(),
      async (known = []) =>
        withSaved(known, await update({ ...formOf(address), is_default: true }, address)),
      {
        optimisticData: (known = []) => withSaved(known, { ...address, is_default: true }),
        rollbackOnError: true,
        revalidate: false,
      },
    )
  } catch (error) {
    // What was there before may have been changed elsewhere meanwhile.
    void mutate(addressesResource.key())
    throw error
  }
}

/**
 * Deletes one once the server has agreed: it refuses while an order uses it (wire.md 9). One that is
 * not there any more is what was wanted.
 */
export async function removeAddress(mutate: Mutate, { id, is_default }: Address) {
  const { deleteAddress } = await calls()
  await sendOrFind(
    async () => {
      await browserClient(deleteAddress, { path: { id } }).catch((error: ApiError) => {
        if (error.status !== 404) throw error
      })
      return true
    },
    async () => ((await find((one) => one.id === id)) ? null : true),
  )
  await mutate<Address[]>(
    addressesResource.key(),
    (known = []) => known.filter((one) => one.id !== id),
    // Without its default, the server may choose another.
    { revalidate: is_default },
  )
}
