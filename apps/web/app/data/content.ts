import type { ContactForm, LegalPage } from '@shop/contract'
import type { Door } from './door.ts'
import { sharedResource } from './resource.ts'

/** `clean` says that this shop's own server has run the text through DOMPurify. */
export interface LegalPageAnswer extends LegalPage {
  clean: boolean
}

const calls = () => import('@shop/contract/content')

export const legalPageResource = sharedResource(
  'legal-page',
  async (door, slug: string): Promise<LegalPageAnswer> => {
    const { getLegalPage } = await calls()
    return { ...(await door(getLegalPage, { path: { slug } })).data.content, clean: false }
  },
)

export const contactResource = sharedResource('contact', async (door) => {
  const { getContact } = await calls()
  return (await door(getContact)).data
})

/** Writes to the shop; gives the server's word about it. */
export async function writeToShop(door: Door, form: ContactForm) {
  const { sendContact } = await calls()
  return (await door(sendContact, { body: form })).message
}

/** A slug that is nobody's is answered with nulls (wire.md 13). */
export const isNoPage = ({ title, description }: LegalPage) => !title && !description
