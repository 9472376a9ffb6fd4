import { type Contact, type ContactForm, type ContactMessage, getContact } from '@shop/contract'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { readSetting } from '../settings/service.ts'
import { contactMessages } from './tables.ts'

/** How the shop can be reached: the setting of that name; nulls where nobody filled it in. */
export const readContact = async (deps: Deps): Promise<Contact> => {
  const known = v.safeParse(getContact.data, await readSetting(deps, 'contact_us'))
  return known.success
    ? known.output
    : { phone: null, email: null, whatsapp: null, messenger: null }
}

/** Keeps a message for whoever runs the shop. */
export const keepMessage = async (
  { db, now }: Deps,
  { subject, message, name = null, phone = null }: ContactForm,
): Promise<ContactMessage> => {
  const [row] = await db
    .insert(contactMessages)
    .values({ subject, message, name, phone, createdAt: now() })
    .returning({
      id: contactMessages.id,
      subject: contactMessages.subject,
      message: contactMessages.message,
      name: contactMessages.name,
      phone: contactMessages.phone,
    })
  return row ?? refuse(503, 'Your message could not be kept. Please try again.')
}
