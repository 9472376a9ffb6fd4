import { getSettings } from '@shop/contract/settings'
import { sharedResource } from './resource.ts'

export const settingsResource = sharedResource(
  'settings',
  async (client) => (await client(getSettings)).data,
)
