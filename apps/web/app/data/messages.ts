import { getMessages } from '@shop/contract/messages'
import type { Door } from './door.ts'

/** Translations of a locale: English phrase to phrase. */
export const readMessages = async (door: Door, locale: string) =>
  (await door(getMessages, { path: { locale } })).data
