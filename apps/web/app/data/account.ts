import type { BodyOf, changePassword, ProfileForm } from '@shop/contract'
import type { ApiClient } from './api-client.ts'
import { browserClient } from './browser-client.ts'
import { type Mutate, resource } from './resource.ts'

export type PasswordValues = BodyOf<typeof changePassword>

const calls = () => import('@shop/contract/account')

export const profileResource = resource('profile', async (client) => {
  const { getProfile } = await calls()
  return (await client(getProfile)).data.user
})

/** Saves it; answers who the shopper is now. */
export async function saveProfile(mutate: Mutate, form: ProfileForm) {
  const { updateProfile } = await calls()
  const { user } = (await browserClient(updateProfile, { body: form })).data
  await mutate(profileResource.key(), user, { revalidate: false })
  return user
}

export async function sendPassword(client: ApiClient, body: PasswordValues) {
  const { changePassword } = await calls()
  await client(changePassword, { body })
}
