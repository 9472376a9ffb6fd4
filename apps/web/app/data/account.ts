import type { BodyOf, changePassword } from '@shop/contract'
import type { ApiClient } from './api-client.ts'
import { resource } from './resource.ts'

export type PasswordValues = BodyOf<typeof changePassword>

const calls = () => import('@shop/contract/account')

export const profileResource = resource('profile', async (client) => {
  const { getProfile } = await calls()
  return (await client(getProfile)).data.user
})

export async function sendPassword(client: ApiClient, body: PasswordValues) {
  const { changePassword } = await calls()
  await client(changePassword, { body })
}
