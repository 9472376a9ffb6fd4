import { getSettings } from '@shop/contract/settings'
import { resource } from './resource.ts'

export const settingsResource = resource('settings', async (door) => (await door(getSettings)).data)
