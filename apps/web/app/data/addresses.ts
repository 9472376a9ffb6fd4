import { type Mutate, resource } from './resource.ts'

const calls = () => import('@shop/contract/account')

export const addressesResource = resource('addresses', async (client) => {
  const { getAddresses } = await calls()
  return (await client(getAddresses)).data.addresses
})

export const rereadAddresses = (mutate: Mutate) => mutate(addressesResource.key())
