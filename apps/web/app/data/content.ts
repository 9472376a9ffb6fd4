import type { ContactForm, LegalPage } from '@shop/contract'
import { type Cleaned, uncleaned } from '#app/lib/cleaned.ts'
import type { ApiClient } from './api-client.ts'
import { preloadClient } from './browser-client.ts'
import { sharedResource } from './resource.ts'

/** `clean` says that this shop's own server has run the text through DOMPurify. */
export interface LegalPageAnswer extends LegalPage {
  clean: Cleaned<LegalPage, 'description'>
}

const calls = () => import('@shop/contract/content')

export const legalPageResource = sharedResource(
  'legal-page',
  async (client, slug: string): Promise<LegalPageAnswer> => {
    const { getLegalPage } = await calls()
    return { ...(await client(getLegalPage, { path: { slug } })).data.content, clean: uncleaned }
  },
)

export const contactResource = sharedResource('contact', async (client) => {
  const { getContact } = await calls()
  return (await client(getContact)).data
})

/** Fetches what writing to the shop needs, before one writes: the line may be gone when it is sent. */
export function preloadContact() {
  preloadClient()
  calls().catch(() => undefined)
}

/** Writes to the shop; gives the server's word about it. */
export async function writeToShop(client: ApiClient, form: ContactForm) {
  const { sendContact } = await calls()
  return (await client(sendContact, { body: form })).message
}

/** A slug that is nobody's is answered with nulls (wire.md 13). */
export const isNoPage = ({ title, description }: LegalPage) => !title && !description
