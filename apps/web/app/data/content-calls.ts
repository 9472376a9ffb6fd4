import { type ContactForm, getContact, getLegalPage, sendContact } from '@shop/contract/content'
import type { LegalPageAnswer } from './content.ts'
import type { Door } from './door.ts'

export const legalPage = async (door: Door, slug: string): Promise<LegalPageAnswer> => ({
  ...(await door(getLegalPage, { path: { slug } })).data.content,
  clean: false,
})

export const contact = async (door: Door) => (await door(getContact)).data

export const writeToShop = async (door: Door, form: ContactForm) =>
  (await door(sendContact, { body: form })).message
