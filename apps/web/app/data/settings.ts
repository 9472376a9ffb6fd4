import { getSettings } from '@shop/contract/settings'
import { sharedResource } from './resource.ts'

export const settingsResource = sharedResource(
  'settings',
  async (door) => (await door(getSettings)).data,
)
