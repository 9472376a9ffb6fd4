import { getMessages } from '@shop/contract/messages'
import type { ApiClient } from './api-client.ts'

/** Translations of a locale: English phrase to phrase. */
export const readMessages = async (client: ApiClient, locale: string) =>
  (await client(getMessages, { path: { locale } })).data
